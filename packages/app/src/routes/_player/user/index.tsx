import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_player/user/')({
  beforeLoad: () => {
    throw redirect({ to: '/user/home', replace: true });
  },
});
