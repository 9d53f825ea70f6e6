export { InAppBrowserNotice, type InAppBrowserNoticeProps } from './InAppBrowserNotice.tsx';
