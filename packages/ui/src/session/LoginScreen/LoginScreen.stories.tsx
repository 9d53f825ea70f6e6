import { demoPhones } from '@wallet/contract/demo-members';
import type { MarketName } from '@wallet/contract/market';
import { useState } from 'react';
import { idle, type Progress } from '../../base/progress.ts';
import { loginPropsFixture } from '../session.fixture.ts';
import { LoginScreen, type LoginScreenProps } from './LoginScreen.tsx';
import { failed, pending, refused, Submitted, unknown } from '../../base/story.fixture.ts';

export default { title: 'Session/Login screen' };

interface Stage {
  market: MarketName;
}

const Example = ({ progress: given = idle, ...props }: Partial<LoginScreenProps> & Stage) => {
  const [progress, setProgress] = useState<Progress>(given);
  return (
    <LoginScreen
      {...loginPropsFixture}
      progress={progress}
      onLogin={() => setProgress({ state: 'pending' })}
      onEdit={() => setProgress(idle)}
      siteCheck={{ state: 'ready', data: undefined }}
      {...props}
    />
  );
};

export const Ready = ({ market }: Stage) => <Example market={market} />;
export const Pending = ({ market }: Stage) => (
  <Example market={market} initialPhone={demoPhones.rich} progress={pending} />
);
export const Invalid = ({ market }: Stage) => (
  <Submitted>
    <Example market={market} />
  </Submitted>
);
export const WrongPassword = ({ market }: Stage) => (
  <Example market={market} initialPhone={demoPhones.rich} progress={refused('WRONG_PASSWORD')} />
);
export const NoUser = ({ market }: Stage) => (
  <Example market={market} initialPhone={demoPhones.rich} progress={refused('NO_USER')} />
);
export const Suspended = ({ market }: Stage) => (
  <Example market={market} initialPhone={demoPhones.rich} progress={refused('INACTIVE_USER')} />
);
export const TooManyTries = ({ market }: Stage) => {
  const [retryAt] = useState(() => Date.now() + 58_000);
  return (
    <Example
      market={market}
      initialPhone={demoPhones.rich}
      progress={{ ...refused('REQUEST_LIMIT_1MIN'), retryAt }}
    />
  );
};
export const NoAnswer = ({ market }: Stage) => (
  <Example market={market} initialPhone={demoPhones.rich} progress={unknown('unclear')} />
);
export const ForeignFailure = ({ market }: Stage) => (
  <Example market={market} progress={refused('Backend says: maintenance until 18:00')} />
);
export const Paused = ({ market }: Stage) => <Example market={market} notice="paused" />;
export const SignedOutForSafety = ({ market }: Stage) => <Example market={market} notice="expired" />;
export const JustRegistered = ({ market }: Stage) => (
  <Example market={market} initialPhone="0899999999" notice="registered" />
);
export const SiteCheckFailed = ({ market }: Stage) => <Example market={market} siteCheck={failed} />;
