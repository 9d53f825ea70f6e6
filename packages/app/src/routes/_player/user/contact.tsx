import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ContactScreen } from '@wallet/ui/site';
import { loadableOf } from '#api/query.ts';
import { contactQuery } from '#site/api.ts';
import { dialogSearch } from '#navigation/dialog-search.ts';
import { buildId } from '#install/build-name.ts';

export const Route = createFileRoute('/_player/user/contact')({
  validateSearch: dialogSearch,
  loader: ({ context: { i18n } }) => i18n.load('site'),
  component: MemberContact,
});

function MemberContact() {
  return <ContactScreen contact={loadableOf(useQuery(contactQuery()))} build={buildId()} />;
}
