import { useTranslation } from '../../i18n/index.ts';
import { Carousel } from './Carousel.tsx';

export default { title: 'Base/Carousel' };

const cards = Array.from({ length: 6 }, (_, at) => (
  <div key={at} className="stage-card" style={{ height: 211 }}>
    {at + 1}
  </div>
));

export const Ready = () => (
  <Carousel label={useTranslation('game')('title')} slideSize="min(78%, 300px)">
    {cards}
  </Carousel>
);
export const OneSlide = () => (
  <Carousel label={useTranslation('game')('title')} withCount>
    <div className="stage-card" style={{ height: 211 }}>
      1
    </div>
  </Carousel>
);
export const WithCount = () => (
  <Carousel label={useTranslation('game')('title')} withCount>
    {cards}
  </Carousel>
);
