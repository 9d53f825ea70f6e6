import { films } from '../site.fixture.ts';
import { HowtoScreen } from './HowtoScreen.tsx';

export default { title: 'Site/Howto screen' };

export const Ready = () => <HowtoScreen films={films} onOpen={() => undefined} minimumAge={20} />;
export const NoPosters = () => (
  <HowtoScreen
    films={{ ...films, wallet: { ...films.wallet, poster: 'data:image/webp;base64,' } }}
    onOpen={() => undefined}
  />
);
