import type { HandlersOf } from '../bind.ts';
import { readSettings } from './site.ts';
import { listAgreements, listConditions, operator, showContact, showNotice } from './texts.ts';

export const siteHttp: HandlersOf<'site'> = {
  info: () => operator,
  notice: ({ language }) => showNotice(language),
  contact: ({ language }) => showContact(language),
  conditions: ({ language }) => listConditions(language),
  agreements: ({ language }) => listAgreements(language),
  active: ({ world }) => ({ status: readSettings(world).status }),
};
