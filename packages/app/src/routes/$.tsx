import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '@wallet/ui/site/NotFoundScreen';

export const Route = createFileRoute('/$')({ component: NotFound });

function NotFound() {
  return <NotFoundScreen homeHref="/" />;
}
