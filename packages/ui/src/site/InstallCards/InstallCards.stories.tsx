import { InstallCard, UpdateCard } from './InstallCards.tsx';
import { noop } from '../../base/story.fixture.ts';

export default {
  title: 'Site/Install cards',
  meta: {
    description: 'Offers to put the wallet on the home screen, and to load its new version.',
  },
};

export const Install = () => <InstallCard onInstall={noop} onLater={noop} />;
export const InstallByHand = () => <InstallCard onLater={noop} />;
export const Update = () => <UpdateCard onLoad={noop} onLater={noop} />;
