import { satang } from '@wallet/contract/wire/money';
import { useState } from 'react';
import { idle, type Progress } from '../../base/progress.ts';
import {
  closedSlotFixture,
  gameActionFixture,
  gamePropsFixture,
  launchFixture,
  linkSlotFixture,
  slotFixture,
} from '../game.fixture.ts';
import type { GameLaunchProgress } from './game-account.ts';
import { GameAccountModal, type GameAccountModalProps } from './GameAccountModal.tsx';
import { failed, pending, refused, unknown } from '../../base/story.fixture.ts';

export default { title: 'Game/Game account modal' };

const Example = (props: Partial<GameAccountModalProps>) => {
  const [reset, setReset] = useState<Progress>(idle);
  return (
    <GameAccountModal
      {...gamePropsFixture}
      walletBalance={satang(1_234_50)}
      passwordReset={{
        progress: reset,
        onStart: () => setReset({ state: 'done' }),
        onReset: () => setReset(idle),
      }}
      {...props}
    />
  );
};

export const Ready = () => <Example />;
export const Empty = () => (
  <Example
    slot={{ ...slotFixture, amount: satang(0), web: '', android: '', ios: '' }}
    walletBalance={satang(0)}
  />
);
export const Loading = () => <Example account={{ state: 'loading' }} />;
export const Pending = () => <Example slot={closedSlotFixture} activation={gameActionFixture(pending)} />;
export const Failed = () => <Example account={failed} />;
export const NotOpenYet = () => <Example slot={closedSlotFixture} />;
export const ActivationRefused = () => (
  <Example slot={closedSlotFixture} activation={gameActionFixture(refused('SLOT_ACTIVATE_FAIL'))} />
);
export const ActivationUnknown = () => (
  <Example slot={closedSlotFixture} activation={gameActionFixture(unknown('unclear'))} />
);
export const PasswordReset = () => <Example passwordReset={gameActionFixture({ state: 'done' })} />;
export const PasswordResetUnknown = () => <Example passwordReset={gameActionFixture(unknown('unclear'))} />;
const Launching = (props: { progress: GameLaunchProgress; slot?: GameAccountModalProps['slot'] }) => (
  <Example slot={props.slot ?? linkSlotFixture} launch={launchFixture(props.progress)} />
);
export const ToOpenSignedIn = () => <Launching progress={{ state: 'idle' }} />;
export const Opening = () => <Launching progress={pending} />;
export const Opened = () => <Launching progress={{ state: 'opened' }} />;
export const TabBlocked = () => (
  <Launching progress={{ state: 'blocked', href: 'https://lotus.example/play?ticket=1' }} />
);
export const GameClosed = () => <Launching progress={{ state: 'failed', reason: { message: 'NO_GAME' } }} />;
export const WrongGamePassword = () => (
  <Launching progress={{ state: 'failed', reason: { message: 'WRONG_CREDENTIAL' } }} />
);
export const AccountUnknownThere = () => (
  <Launching progress={{ state: 'failed', reason: { message: 'SLOT_NO_ACCOUNT' } }} />
);
export const NoAnswerAndNoAddress = () => (
  <Launching
    slot={{ ...linkSlotFixture, web: '', android: '', ios: '' }}
    progress={{ state: 'failed', reason: { message: 'fault:slow' } }}
  />
);
export const LinkNotSafe = () => <Launching progress={{ state: 'failed', reason: 'no-link' }} />;
export const UnsafeLinks = () => <Example slot={{ ...slotFixture, web: 'javascript:alert(1)' }} />;
