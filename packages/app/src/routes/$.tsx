import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '@wallet/ui/site/NotFoundScreen';

export const Route = createFileRoute('/$')({
  loader: ({ context: { i18n } }) => i18n.load('site'),
  component: NotFoundScreen,
});
