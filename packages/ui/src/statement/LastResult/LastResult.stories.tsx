import { satang } from '@wallet/contract/wire/money';
import { noop } from '../../base/story.fixture.ts';
import { useTranslation } from '../../i18n/index.ts';
import { LastResult, type LastResultProps } from './LastResult.tsx';

export default { title: 'Statement/Last result' };

function Example(props: Partial<LastResultProps>) {
  const t = useTranslation('withdraw');
  return (
    <LastResult
      verdict="happened"
      texts={{ title: t('title'), ...t('verdict', { returnObjects: true }) }}
      kind="withdraw"
      amount={satang(150_00)}
      record={{ at: '2026-11-21T09:30:00+07:00', id: '65f2c0a1b9' }}
      intent="0f3c5a7e9b1d2f406182a4c6e8f00112"
      isWaiting
      onClose={noop}
      {...props}
    />
  );
}

export const Ready = () => <Example />;
const sent = { at: '2026-11-21T09:30:00+07:00' };
export function Rejected() {
  const t = useTranslation('withdraw');
  const texts = { title: t('refused.title'), ...t('verdict', { returnObjects: true }) };
  return (
    <Example texts={{ ...texts, happened: t('status.FAILED.text') }} record={{ ...sent, hasFailed: true }} />
  );
}
export const Checking = () => <Example verdict="checking" record={sent} />;
export const Missing = () => <Example verdict="did-not-happen" record={sent} />;
export const Unclear = () => <Example verdict="unclear" record={sent} amount={undefined} />;
