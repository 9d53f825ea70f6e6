export { UnseenEffect, type UnseenEffectProps } from './UnseenEffect.tsx';
