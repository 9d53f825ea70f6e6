import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ContactScreen } from '@wallet/ui/site';
import { loadableOf } from '#api/query.ts';
import { contactQuery } from '#site/api.ts';
import { ChatPlace } from '#chat/ChatPlace.tsx';
import { dialogSearch } from '#navigation/dialog-search.ts';
import { buildId } from '#install/build-name.ts';

export const Route = createFileRoute('/_guest/contact')({
  validateSearch: dialogSearch,
  component: GuestContact,
});

function GuestContact() {
  return (
    <>
      <ContactScreen contact={loadableOf(useQuery(contactQuery()))} isGuest build={buildId()} />
      <ChatPlace caller="guest" />
    </>
  );
}
