import { Alert, Button, Stack, Text } from '@mantine/core';
import { alertProps } from '../../base/alert-props/alert-props.tsx';
import { SheetButtons } from '../../base/Sheet/SheetParts.tsx';
import { useTranslation } from '../../i18n/index.ts';

export interface MismatchNoticeProps {
  onStatement: () => void;
  onClose: () => void;
}

/** A contradiction of balance and statement, above the page. */
export function MismatchNotice({ onStatement, onClose }: MismatchNoticeProps) {
  const t = useTranslation('common');
  return (
    <Alert {...alertProps.warning} role="status">
      <Stack gap="sm">
        <Text inherit>{t('outcome.mismatch')}</Text>
        <SheetButtons>
          <Button variant="default" size="lg" onClick={onClose}>
            {t('actions.close')}
          </Button>
          <Button variant="default" size="lg" onClick={onStatement}>
            {t('actions.openStatement')}
          </Button>
        </SheetButtons>
      </Stack>
    </Alert>
  );
}
