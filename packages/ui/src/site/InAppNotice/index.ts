export { InAppNotice, type InAppNoticeProps } from './InAppNotice.tsx';
