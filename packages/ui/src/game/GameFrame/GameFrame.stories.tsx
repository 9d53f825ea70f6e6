import { slotFixture } from '../game.fixture.ts';
import { GameFrame } from './GameFrame.tsx';
import { openSheet } from '../../base/story.fixture.ts';

export default { title: 'Game/Game frame' };

const drawnGame = { href: `data:text/html,${encodeURIComponent('<body style="margin:0;background:#243">')}` };

export const Ready = () => <GameFrame {...openSheet} name={slotFixture.name} entrance={drawnGame} />;
