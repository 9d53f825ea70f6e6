export { Games, type GamesProps } from './GameCarousel/Games.tsx';
export { GameCarousel, visibleSlides, type GameCarouselProps } from './GameCarousel/GameCarousel.tsx';
export { GameCard, type GameCardProps } from './GameCard/GameCard.tsx';
