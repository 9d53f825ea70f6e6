export { InAppBrowserNotice } from './InAppBrowserNotice.tsx';
