export { CardPlace, type CardPlaceProps } from './CardPlace.tsx';
export { InstallCard, type InstallCardProps } from './InstallCard.tsx';
export { UpdateCard, type UpdateCardProps } from './UpdateCard.tsx';
