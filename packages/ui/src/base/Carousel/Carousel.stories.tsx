import { useWords } from '../../words/index.ts';
import { Carousel } from './Carousel.tsx';

const cards = Array.from({ length: 6 }, (_, at) => (
  <div key={at} className="stage-card" style={{ height: 211 }}>
    {at + 1}
  </div>
));

export const Ready = () => (
  <Carousel label={useWords('game')('title')} slideWidth="min(78vw, 300px)">
    {cards}
  </Carousel>
);
export const OneSlide = () => (
  <Carousel label={useWords('game')('title')} withDots>
    <div className="stage-card" style={{ height: 211 }}>
      1
    </div>
  </Carousel>
);
export const ManySlides = () => (
  <Carousel label={useWords('game')('title')} withDots>
    {[...cards, ...cards]}
  </Carousel>
);
export const WithDots = () => (
  <Carousel label={useWords('game')('title')} withDots>
    {cards}
  </Carousel>
);
