import { usePlayedSheet } from '../../base/ActionSheet/played-sheet.sample.tsx';
import type { Progress } from '../../base/progress.ts';
import { useWords } from '../../words/index.ts';
import { ChangePasswordModal } from './ChangePasswordModal.tsx';

export default { title: 'Profile/Change password modal' };

/** Sending leads to `ends`, as a backend would. */
const Example = ({ begins, ends }: { begins?: Progress; ends?: Progress }) => {
  const t = useWords('profile');
  const { opener, sheet, end } = usePlayedSheet(t('password.action'), { begins, ends });
  return (
    <>
      {opener}
      <ChangePasswordModal {...sheet} onChangePassword={end} />
    </>
  );
};

export const Ready = () => <Example />;
export const Pending = () => <Example begins={{ state: 'pending' }} />;
export const Failed = () => (
  <Example begins={{ state: 'refused', failure: { message: 'REQUEST_LIMIT_1MIN' } }} />
);
export const WrongOldPassword = () => (
  <Example begins={{ state: 'refused', failure: { message: 'WRONG_PASSWORD' } }} />
);
export const Done = () => <Example begins={{ state: 'done' }} />;
export const Unknown = () => (
  <Example begins={{ state: 'unknown', verdict: 'unclear', failure: { message: 'fault:connection' } }} />
);
