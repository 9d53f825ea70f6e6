import { Alert, Button, Center, Paper, PasswordInput, Stack, Title } from '@mantine/core';
import { IconLogin2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../language/texts.ts';
import { LanguageSelect } from '../language/LanguageSelect.tsx';
import { signIn } from './session.ts';

const problems = { 401: 'wrongKey', 422: 'wrongKey', 429: 'tooMany' } as const;
type Problem = (typeof problems)[keyof typeof problems] | 'unreachable';

export function SignInPage({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const t = useText();
  const [key, setKey] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [isRunning, setRunning] = useState(false);

  async function submit(): Promise<void> {
    setRunning(true);
    const status = await signIn(key.trim());
    setRunning(false);
    if (status === 200) onSignedIn();
    else setProblem(problems[status as keyof typeof problems] ?? 'unreachable');
  }

  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper
        component="form"
        withBorder
        p="lg"
        w="100%"
        maw={380}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack>
          <Title order={1} size="h3">
            {t('shell.title')}
          </Title>
          {problem !== undefined && (
            <Alert color="red" role="alert">
              {t(`team.problems.${problem}`)}
            </Alert>
          )}
          <PasswordInput
            label={t('team.key')}
            description={t('team.keyHint')}
            visibilityToggleButtonProps={{ 'aria-label': t('team.showKey') }}
            autoComplete="current-password"
            required
            value={key}
            onChange={({ currentTarget }) => setKey(currentTarget.value)}
          />
          <Button type="submit" loading={isRunning} leftSection={<IconLogin2 size={16} />}>
            {t('team.signIn')}
          </Button>
          <LanguageSelect />
        </Stack>
      </Paper>
    </Center>
  );
}
