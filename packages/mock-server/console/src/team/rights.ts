import type { Me, Ownership } from '@wallet/mock-server/team/team-schema';
import { createContext, use } from 'react';
import type { Translate } from '../language/texts.ts';

/** Why this person may change nothing; undefined where they may. */
export interface Rights {
  /** For a new world. */
  readonly creating: string | undefined;
  /** For the world of the page. */
  readonly changing: string | undefined;
}

/** Returns the rights of a person in a world; everybody has all of them without a team. */
export function rightsOf(me: Me | undefined, ownership: Ownership | undefined, t: Translate): Rights {
  if (me?.role === 'reader') {
    const reason = t('team.onlyTesters');
    return { creating: reason, changing: reason };
  }
  const { owner, access } = ownership ?? {};
  const isOthers = me !== undefined && owner !== undefined && owner !== me.name && access !== 'open';
  return { creating: undefined, changing: isOthers ? t('team.belongsTo', { owner }) : undefined };
}

export const RightsContext = createContext<Rights>({ creating: undefined, changing: undefined });

export const useRights = (): Rights => use(RightsContext);
