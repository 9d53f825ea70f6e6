import { InstallCard } from './InstallCard.tsx';
import { UpdateCard } from './UpdateCard.tsx';

export default { title: 'Site/Install cards' };

const nothing = () => undefined;

export const Install = () => <InstallCard onInstall={nothing} onLater={nothing} />;
export const InstallByHand = () => <InstallCard onLater={nothing} />;
export const Update = () => <UpdateCard onLoad={nothing} onLater={nothing} />;
