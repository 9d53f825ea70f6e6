import { Alert, Anchor } from '@mantine/core';
import { useText } from '../language/texts.ts';
import { addressOf, useRoute } from '../shell/route.ts';

/** An alert for an unknown world in the address, with a link to the others. */
export function GoneWorld() {
  const t = useText();
  const [{ world }] = useRoute();
  return (
    <Alert color="red" role="alert" mb="md" title={t('worlds.gone', { world })}>
      {t('worlds.goneHint')}{' '}
      <Anchor href={addressOf({ world: 'default', page: 'worlds' })}>{t('pages.worlds')}</Anchor>
    </Alert>
  );
}
