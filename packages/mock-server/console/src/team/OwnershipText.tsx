import { Text } from '@mantine/core';
import type { Ownership } from '@wallet/mock-server/team/team-schema';
import { asMoment } from '../clock/moment.ts';
import { useText } from '../language/texts.ts';

export function OwnershipText({ ownership }: { readonly ownership: Ownership }) {
  const t = useText();
  const { owner, access, endsAt } = ownership;
  return (
    <Text size="xs" c="dimmed">
      {owner === undefined ? t('team.everybody') : `${owner} · ${t(`team.brief.${access}`)}`}
      {endsAt !== undefined && ` · ${t('team.ends', { at: asMoment(Date.parse(endsAt)).slice(0, 10) })}`}
    </Text>
  );
}
