import { InAppBrowserNotice } from './InAppBrowserNotice.tsx';

export default { title: 'Site/In app browser notice' };

const address = 'https://play.example/login';
const nothing = () => undefined;

export const Ready = () => <InAppBrowserNotice app="Facebook" url={address} onClose={nothing} />;
export const WithExternalBrowser = () => (
  <InAppBrowserNotice
    app="LINE"
    url={address}
    externalBrowserHref={`${address}?openExternalBrowser=1`}
    onClose={nothing}
  />
);
