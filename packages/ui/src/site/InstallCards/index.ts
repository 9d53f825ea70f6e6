export { InstallCard, type InstallCardProps } from './InstallCard.tsx';
export { UpdateCard, type UpdateCardProps } from './UpdateCard.tsx';
