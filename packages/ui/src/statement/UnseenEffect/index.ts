export { UnseenEffect } from './UnseenEffect.tsx';
