import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../Hint/Hint.tsx';

/** Milliseconds until an action counts as slow. */
const slowAfter = 2_000;

/** Announces a slow action above its buttons; before it is sent, its reconciliation may read the statement. */
export const SlowNotice = ({ isPending }: { isPending: boolean }) => (
  <div role="status">{isPending && <Delayed />}</div>
);

function Delayed() {
  const t = useTranslation('common');
  const [isSlow, setSlow] = useState(false);
  useTimeout(() => setSlow(true), slowAfter, { autoInvoke: true });
  return isSlow ? (
    <Hint ta="center" pb="sm">
      {t('state.slow')}
    </Hint>
  ) : null;
}
