import { Button } from '@mantine/core';
import { useWords } from '../../words/index.ts';
import { notify } from './Toasts.tsx';

export default { title: 'Base/Toasts' };

/** The toasts themselves stand in the theme; here are the calls that fill them. */
export const Ready = () => {
  const t = useWords('error');
  return (
    <div className="stage-row">
      <Button onClick={() => notify({ tone: 'success', text: t('SUCCESS') })}>success</Button>
      <Button onClick={() => notify({ tone: 'info', text: t('OTP_VERIFIED') })}>info</Button>
      <Button onClick={() => notify({ tone: 'failure', text: t('MONEY_NOT_ENOUGH') })}>failure</Button>
      <Button
        onClick={() =>
          notify({
            tone: 'success',
            text: t('SUCCESS'),
            way: { label: t('common:actions.openStatement'), onFollow: () => undefined },
          })
        }
      >
        with a way
      </Button>
    </div>
  );
};
