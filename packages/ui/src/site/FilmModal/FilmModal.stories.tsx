import { films } from '../site.fixture.ts';
import { FilmModal } from './FilmModal.tsx';

export default { title: 'Site/Film modal' };

const nothing = () => undefined;

export const Ready = () => (
  <FilmModal isOpen onClose={nothing} video="wallet" film={{ ...films.wallet, address: '' }} />
);
/** The video does not exist: press play. */
export const Failed = () => (
  <FilmModal isOpen onClose={nothing} video="bonus-cancel" film={films['bonus-cancel']} />
);
