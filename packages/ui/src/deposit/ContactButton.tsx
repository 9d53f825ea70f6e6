import { Button } from '@mantine/core';
import { useNavigation } from '../base/Link/Link.tsx';
import { useTranslation } from '../i18n/index.ts';

export function ContactButton() {
  const t = useTranslation('deposit');
  const { navigate } = useNavigation();
  return (
    <Button variant="default" onClick={() => navigate('/user/contact')}>
      {t('contact')}
    </Button>
  );
}
