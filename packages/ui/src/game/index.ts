export { Games } from './GameCarousel/Games.tsx';
export { visibleSlides } from './GameCarousel/GameCarousel.tsx';
