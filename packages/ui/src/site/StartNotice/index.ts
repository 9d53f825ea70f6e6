export { StartNotice, startNoticeStyles, type StartNoticeProps } from './StartNotice.tsx';
