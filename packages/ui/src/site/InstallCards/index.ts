export { InstallCard } from './InstallCard.tsx';
export { UpdateCard } from './UpdateCard.tsx';
