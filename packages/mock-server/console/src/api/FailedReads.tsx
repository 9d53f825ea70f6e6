import { Affix, Alert, Button, getDefaultZIndex } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import { useText } from '../language/texts.ts';
import { ReadsOfPage, useLiveWorld, type Reads } from './use-simulator.ts';

type Failures = Readonly<Record<string, string>>;

/** Shows the failure of a first read above all pages and drawers, which look empty without it. */
export function FailedReads({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const { isGone } = useLiveWorld();
  const [failures, setFailures] = useState<Failures>({});
  const [tries, setTries] = useState(0);
  const reads = useMemo<Reads>(
    () => ({
      tries,
      onFailure: (read, reason) => setFailures((before) => ({ ...before, [read]: reason })),
      onEnd: (read) => setFailures((before) => (read in before ? without(before, read) : before)),
    }),
    [tries],
  );
  const [reason] = Object.values(failures);
  return (
    <ReadsOfPage value={reads}>
      {children}
      {reason !== undefined && !isGone && (
        <Affix position={{ bottom: 16, right: 16 }} zIndex={getDefaultZIndex('overlay')}>
          <Alert color="red" variant="filled" role="alert" title={t('shell.notLoaded')}>
            {reason}
            <Button mt="xs" size="xs" variant="default" display="block" onClick={() => setTries(tries + 1)}>
              {t('shell.retry')}
            </Button>
          </Alert>
        </Affix>
      )}
    </ReadsOfPage>
  );
}

const without = (failures: Failures, read: string): Failures =>
  Object.fromEntries(Object.entries(failures).filter(([name]) => name !== read));
