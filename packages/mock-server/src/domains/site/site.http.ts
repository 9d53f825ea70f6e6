import { contract } from '@wallet/contract';
import { bind } from '../../http/bind.ts';
import { readSettings } from './site.ts';
import { listAgreements, listConditions, operator, showContact, showNotice } from './texts.ts';

export const siteHttp = bind(contract.site, {
  info: () => operator,
  notice: ({ world }) => showNotice(world.market),
  contact: ({ world }) => showContact(world.market),
  conditions: ({ world }) => listConditions(world.market),
  agreements: ({ world }) => listAgreements(world.market),
  active: ({ world }) => ({ status: readSettings(world).status }),
});
