export { Games } from './GameCarousel/Games.tsx';
