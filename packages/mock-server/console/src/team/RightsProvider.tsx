import { Alert } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useConnection, useLiveWorld, useRequest } from '../api/use-simulator.ts';
import { useText } from '../language/texts.ts';
import { RightsContext, rightsOf, useRights } from './rights.ts';

export function RightsProvider({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const { me } = useConnection();
  const { world, revision } = useLiveWorld();
  const view = useRequest(`${world.id} ${revision}`, () => (me ? world.read() : undefined));
  return <RightsContext value={rightsOf(me, view?.team, t)}>{children}</RightsContext>;
}

/** The reason above a page whose controls are disabled. */
export function RightsNotice() {
  const { changing } = useRights();
  return (
    changing !== undefined && (
      <Alert variant="light" color="blue" mb="md" icon={<IconEye size={18} />} role="note">
        {changing}
      </Alert>
    )
  );
}
