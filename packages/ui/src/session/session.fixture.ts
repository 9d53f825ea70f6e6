import { idle } from '../base/progress.ts';
import { noop } from '../base/story.fixture.ts';
import type { LoginScreenProps } from './LoginScreen/LoginScreen.tsx';

export const loginPropsFixture: LoginScreenProps = {
  market: 'thailand',
  progress: idle,
  onLogin: () => new Promise(() => undefined),
  onEdit: noop,
  siteCheck: { state: 'loading' },
};
