export { MismatchNotice } from './MismatchNotice.tsx';
