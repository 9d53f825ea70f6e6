import { satang } from '@wallet/contract/wire/money';
import { useState } from 'react';
import { idle, type Progress } from '../../base/progress.ts';
import { closedSlotFixture, linkSlotFixture, slotAccountFixture, slotFixture } from '../game.fixture.ts';
import type { GameAction, GameLaunchProgress } from './game-account.ts';
import { GameAccountModal, type GameAccountModalProps } from './GameAccountModal.tsx';
import { noop, openSheet, failed, pending, refused, unknown } from '../../base/story.fixture.ts';

export default { title: 'Game/Game account modal' };

const launching = (progress: GameLaunchProgress) => ({
  progress,
  onStart: noop,
  onOpenLink: noop,
  isSameTab: false,
});
const still = (progress: Progress): GameAction => ({ progress, onStart: noop, onReset: noop });

const Example = (props: Partial<GameAccountModalProps>) => {
  const [reset, setReset] = useState<Progress>(idle);
  const slot = props.slot ?? slotFixture;
  return (
    <GameAccountModal
      account={{ state: 'ready', data: slotAccountFixture }}
      walletBalance={satang(1_234_50)}
      activation={still(idle)}
      passwordReset={{
        progress: reset,
        onStart: () => setReset({ state: 'done' }),
        onReset: () => setReset(idle),
      }}
      onReloadWallet={noop}
      launch={launching({ state: 'idle' })}
      onTransfer={noop}
      contactHref="/user/contact"
      {...props}
      slot={slot}
      {...openSheet}
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
export const Pending = () => <Example slot={closedSlotFixture} activation={still(pending)} />;
export const Failed = () => <Example account={failed} />;
export const NotOpenYet = () => <Example slot={closedSlotFixture} />;
export const ActivationRefused = () => (
  <Example slot={closedSlotFixture} activation={still(refused('SLOT_ACTIVATE_FAIL'))} />
);
export const ActivationUnknown = () => (
  <Example slot={closedSlotFixture} activation={still(unknown('unclear'))} />
);
export const PasswordReset = () => <Example passwordReset={still({ state: 'done' })} />;
export const PasswordResetUnknown = () => <Example passwordReset={still(unknown('unclear'))} />;
const Launching = (props: { progress: GameLaunchProgress; slot?: GameAccountModalProps['slot'] }) => (
  <Example slot={props.slot ?? linkSlotFixture} launch={launching(props.progress)} />
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
