import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '@wallet/ui/site';

export const Route = createFileRoute('/$')({ component: NotFound });

function NotFound() {
  return <NotFoundScreen homeHref="/" />;
}
