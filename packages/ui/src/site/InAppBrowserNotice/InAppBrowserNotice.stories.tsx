import { InAppBrowserNotice } from './InAppBrowserNotice.tsx';
import { noop } from '../../base/story.fixture.ts';

export default { title: 'Site/In app browser notice' };

const address = 'https://play.example/login';
export const Ready = () => <InAppBrowserNotice app="Facebook" url={address} onClose={noop} />;
export const WithExternalBrowser = () => (
  <InAppBrowserNotice
    app="LINE"
    url={address}
    externalBrowserHref={`${address}?openExternalBrowser=1`}
    onClose={noop}
  />
);
