import { CardPlace } from './CardPlace.tsx';
import { InstallCard } from './InstallCard.tsx';
import { UpdateCard } from './UpdateCard.tsx';

const nothing = () => undefined;

export const Install = () => (
  <CardPlace>
    <InstallCard onInstall={nothing} onLater={nothing} />
  </CardPlace>
);
export const InstallByHand = () => (
  <CardPlace>
    <InstallCard onLater={nothing} />
  </CardPlace>
);
export const Update = () => (
  <CardPlace>
    <UpdateCard onLoad={nothing} onLater={nothing} />
  </CardPlace>
);
