import { Button } from '../../base/Button/Button.tsx';
import { LogoutIcon } from '../../base/Icon/Icon.tsx';
import { Message } from '../../base/Message/Message.tsx';
import { useWords } from '../../words/index.ts';

export interface SignedOutElsewhereProps {
  /** Where logging in begins, with the wanted address. */
  loginHref: string;
}

/** Instead of the member's pages in a tab whose session was ended in another one (decisions 22). */
export function SignedOutElsewhere({ loginHref }: SignedOutElsewhereProps) {
  const t = useWords('session');
  return (
    <Message icon={<LogoutIcon size={36} />} title={t('signedOut.title')} text={t('signedOut.text')}>
      <Button href={loginHref} size="lg">
        {t('signedOut.login')}
      </Button>
    </Message>
  );
}
