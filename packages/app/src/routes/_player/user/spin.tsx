import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '@wallet/ui/site';
import { dialogSearch } from '../../../dialog/dialog-search.ts';

export const Route = createFileRoute('/_player/user/spin')({
  validateSearch: dialogSearch,
  component: Spin,
});

function Spin() {
  return <ComingScreen homeHref="/user/home" />;
}
