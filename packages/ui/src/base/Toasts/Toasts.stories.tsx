import { Button, Group } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { useWords } from '../../words/index.ts';
import { notify } from './Toasts.tsx';

/** The toasts themselves stand in the theme; here are the calls that fill them. */
export const Ready = () => {
  const t = useWords('error');
  return (
    <Group>
      <Button onClick={() => notify({ tone: 'success', text: t('SUCCESS') })}>success</Button>
      <Button onClick={() => notify({ tone: 'info', text: t('OTP_VERIFIED') })}>info</Button>
      <Button onClick={() => notify({ tone: 'failure', text: t('MONEY_NOT_ENOUGH') })}>failure</Button>
    </Group>
  );
};
