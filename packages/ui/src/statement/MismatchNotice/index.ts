export { MismatchNotice, type MismatchNoticeProps } from './MismatchNotice.tsx';
