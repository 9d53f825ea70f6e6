import { OfferCard } from './OfferCard.tsx';
import { noop } from '../../base/story.fixture.ts';

export default {
  title: 'Site/Offer card',
  meta: {
    description: 'Offers to put the wallet on the home screen, and to load its new version.',
  },
};

export const Install = () => <OfferCard offer="install" onAccept={noop} onLater={noop} />;
export const InstallByHand = () => <OfferCard offer="install" onLater={noop} />;
export const Update = () => <OfferCard offer="update" onAccept={noop} onLater={noop} />;
