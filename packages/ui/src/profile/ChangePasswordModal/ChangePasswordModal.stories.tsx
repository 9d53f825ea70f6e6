import { useState } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { idle, type Progress } from '../../base/progress.ts';
import { useWords } from '../../words/index.ts';
import { ChangePasswordModal } from './ChangePasswordModal.tsx';

/** Sending leads to `ends`, as a backend would. */
const Example = ({ starts = idle, ends = { state: 'done' } }: { starts?: Progress; ends?: Progress }) => {
  const t = useWords('profile');
  const [isOpen, setOpen] = useState(true);
  const [progress, setProgress] = useState(starts);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('password.action')}</Button>
      <ChangePasswordModal
        progress={progress}
        onChangePassword={() => setProgress(ends)}
        onReset={() => setProgress(idle)}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
};

export const Ready = () => <Example />;
export const Pending = () => <Example starts={{ state: 'pending' }} />;
export const Failed = () => (
  <Example starts={{ state: 'refused', failure: { message: 'REQUEST_LIMIT_1MIN' } }} />
);
export const WrongOldPassword = () => (
  <Example starts={{ state: 'refused', failure: { message: 'WRONG_PASSWORD' } }} />
);
export const Done = () => <Example starts={{ state: 'done' }} />;
export const Unknown = () => <Example starts={{ state: 'unknown', verdict: 'unclear' }} />;
