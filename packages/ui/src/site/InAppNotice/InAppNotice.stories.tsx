import { InAppNotice } from './InAppNotice.tsx';

export default { title: 'Site/In app notice' };

const address = 'https://play.example/login';
const nothing = () => undefined;

export const Ready = () => <InAppNotice app="Facebook" address={address} onClose={nothing} />;
export const WayOut = () => (
  <InAppNotice app="LINE" address={address} wayOut={`${address}?openExternalBrowser=1`} onClose={nothing} />
);
