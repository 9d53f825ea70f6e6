import { createFileRoute } from '@tanstack/react-router';
import { HowtoScreen } from '@wallet/ui/site';

export const Route = createFileRoute('/_guest/howto')({ component: HowtoScreen });
