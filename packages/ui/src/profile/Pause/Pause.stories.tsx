import { pausedUntilSample } from '../play-safely/play-safely.fixture.ts';
import { PauseModal, PauseNotice } from './Pause.tsx';
import { BrandContext, noBrand } from '../../theme/brand.ts';
import { noop } from '../../base/story.fixture.ts';

export default {
  title: 'Profile/Pause',
  meta: {
    description:
      'The pause a player has chosen: until when, and where help is. It stands in a page, or in the place of a dialog.',
  },
};

export const Ready = () => <PauseNotice until={pausedUntilSample} />;
export const WithoutHelpLine = () => (
  <BrandContext value={noBrand}>
    <PauseNotice until={pausedUntilSample} />
  </BrandContext>
);
export const InPlaceOfADialog = () => <PauseModal isOpen onClose={noop} until={pausedUntilSample} />;
