import { pausedUntilSample } from '../play-safely/play-safely.fixture.ts';
import { PauseModal, PauseNotice } from './Pause.tsx';
import { noop } from '../../base/story.fixture.ts';

export default {
  title: 'Profile/Pause',
  meta: {
    description:
      'The pause a player has chosen: until when, and where help is. It stands in a page, or in the place of a dialog.',
  },
};

const facts = { until: pausedUntilSample, helpLine: '1323' };

export const Ready = () => <PauseNotice {...facts} />;
export const WithoutHelpLine = () => <PauseNotice {...facts} helpLine={undefined} />;
export const InPlaceOfADialog = () => <PauseModal isOpen onClose={noop} {...facts} />;
