import './trusted-types.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { AppTheme } from '@wallet/ui/theme';
import { WordsProvider } from '@wallet/ui/words';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client.ts';
import { startWords } from './language.ts';
import { createAppRouter } from './router.ts';
import { session } from './session/session.ts';

const words = await startWords(['site', 'session']);
const queryClient = createQueryClient(() => void router.navigate({ to: '/terminated', replace: true }));
const router = createAppRouter({ queryClient, words });

let { epoch } = session.get();
session.subscribe(() => {
  const now = session.get();
  if (now.epoch === epoch) return;
  epoch = now.epoch;
  // Nothing of one member may be seen by the next: requests on their way, answers, effects.
  void queryClient.cancelQueries();
  queryClient.clear();
  void router.invalidate();
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');

await router.load();
createRoot(root).render(
  <StrictMode>
    <WordsProvider words={words}>
      <AppTheme>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </AppTheme>
    </WordsProvider>
  </StrictMode>,
);
