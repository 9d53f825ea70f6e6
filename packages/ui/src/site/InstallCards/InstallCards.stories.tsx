import { InstallCard, UpdateCard } from './InstallCards.tsx';

export default {
  title: 'Site/Install cards',
  meta: {
    description: 'Offers to put the wallet on the home screen, and to load its new version.',
  },
};

const nothing = () => undefined;

export const Install = () => <InstallCard onInstall={nothing} onLater={nothing} />;
export const InstallByHand = () => <InstallCard onLater={nothing} />;
export const Update = () => <UpdateCard onLoad={nothing} onLater={nothing} />;
