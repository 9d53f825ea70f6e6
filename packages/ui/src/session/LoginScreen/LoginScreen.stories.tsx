import { demoPhones } from '@wallet/contract/demo-members';
import type { MarketName } from '@wallet/contract/market';
import { useState } from 'react';
import { idle, type Progress } from '../../base/progress.ts';
import { loginPropsFixture } from '../session.fixture.ts';
import { LoginScreen, type LoginScreenProps } from './LoginScreen.tsx';
import { failed, limited, pending, ready, refused, Submitted, unknown } from '../../base/story.fixture.ts';

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
      siteCheck={ready(undefined)}
      {...props}
    />
  );
};

/** Story in the market of the bar above. */
const story =
  (props: Partial<LoginScreenProps> = {}) =>
  ({ market }: Stage) => <Example market={market} {...props} />;

const initialPhone = demoPhones.rich;

export const Ready = story();
export const Pending = story({ initialPhone, progress: pending });
export const Invalid = ({ market }: Stage) => (
  <Submitted>
    <Example market={market} />
  </Submitted>
);
export const WrongPassword = story({ initialPhone, progress: refused('WRONG_PASSWORD') });
export const NoUser = story({ initialPhone, progress: refused('NO_USER') });
export const Suspended = story({ initialPhone, progress: refused('INACTIVE_USER') });
export const TooManyTries = ({ market }: Stage) => {
  const [progress] = useState(() => limited(58));
  return <Example market={market} initialPhone={initialPhone} progress={progress} />;
};
export const NoAnswer = story({ initialPhone, progress: unknown('unclear') });
export const ForeignFailure = story({ progress: refused('Backend says: maintenance until 18:00') });
export const Paused = story({ notice: 'paused' });
export const SignedOutForSafety = story({ notice: 'expired' });
export const JustRegistered = story({ initialPhone: '0899999999', notice: 'registered' });
export const SiteCheckFailed = story({ siteCheck: failed });
