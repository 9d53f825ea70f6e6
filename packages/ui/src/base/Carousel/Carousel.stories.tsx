import { Paper } from '@mantine/core';
import { useWords } from '../../words/index.ts';
import { Carousel } from './Carousel.tsx';

const cards = Array.from({ length: 6 }, (_, at) => (
  <Paper key={at} h={211}>
    {at + 1}
  </Paper>
));

export const Ready = () => (
  <Carousel label={useWords('game')('title')} slideWidth="min(78vw, 300px)">
    {cards}
  </Carousel>
);
export const OneSlide = () => (
  <Carousel label={useWords('game')('title')} withDots>
    <Paper h={211}>1</Paper>
  </Carousel>
);
export const WithDots = () => (
  <Carousel label={useWords('game')('title')} withDots>
    {cards}
  </Carousel>
);
