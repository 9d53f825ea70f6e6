import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '@wallet/ui/site';
import { dialogSearch } from '../../../dialog/dialog-search.ts';

export const Route = createFileRoute('/_player/user/bonus')({
  validateSearch: dialogSearch,
  component: Bonus,
});

function Bonus() {
  return <ComingScreen homeHref="/user/home" />;
}
