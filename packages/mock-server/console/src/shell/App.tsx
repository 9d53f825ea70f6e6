import { Alert, Anchor, Center, Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import { connect, SignInNeeded, type Connection } from '../api/connection.ts';
import { FailedReads } from '../api/FailedReads.tsx';
import { ConnectionProvider } from '../api/use-simulator.ts';
import { LiveWorldProvider } from '../api/LiveWorldProvider.tsx';
import { useText } from '../language/texts.ts';
import { RightsProvider } from '../team/RightsProvider.tsx';
import { SignInPage } from '../team/SignInPage.tsx';
import { previewApp } from './preview-app.ts';
import { useRoute } from './route.ts';
import { Shell } from './Shell.tsx';

export function App() {
  const t = useText();
  const [connection, setConnection] = useState<Connection>();
  const [problem, setProblem] = useState<string>();
  const [isSignedOut, setSignedOut] = useState(false);
  const [{ world, at }] = useRoute();
  useEffect(() => {
    if (isSignedOut) return;
    connect(() => setSignedOut(true)).then(setConnection, (error: unknown) => {
      if (error instanceof SignInNeeded) setSignedOut(true);
      else setProblem(String(error));
    });
  }, [isSignedOut]);
  if (isSignedOut) return <SignInPage onSignedIn={() => setSignedOut(false)} />;
  if (problem !== undefined)
    return (
      <Alert m="lg" color="red" role="alert" title={t('shell.unreachable')}>
        {previewApp === undefined ? (
          problem
        ) : (
          <Anchor href={previewApp} target="_blank">
            {t('shell.openApp')}
          </Anchor>
        )}
      </Alert>
    );
  if (!connection)
    return (
      <Center h="100dvh">
        <Loader aria-label={t('shell.loading')} />
      </Center>
    );
  return (
    <ConnectionProvider value={connection}>
      <LiveWorldProvider key={world} id={world} at={at}>
        <FailedReads>
          <RightsProvider>
            <Shell />
          </RightsProvider>
        </FailedReads>
      </LiveWorldProvider>
    </ConnectionProvider>
  );
}
