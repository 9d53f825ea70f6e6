export { InstallCard, UpdateCard } from './InstallCards.tsx';
