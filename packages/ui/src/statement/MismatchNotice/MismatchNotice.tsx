import { Alert, Button, Stack, Text } from '@mantine/core';
import { alertProps } from '../../base/alert-props/alert-props.tsx';
import { useNavigation } from '../../base/Link/Link.tsx';
import { SheetButtons } from '../../base/Sheet/SheetParts.tsx';
import { useMismatchText } from '../../base/ResultDialog/mismatch.ts';
import { useTranslation } from '../../i18n/index.ts';

/** A contradiction of balance and statement, above the page. */
export function MismatchNotice({ onClose }: { onClose: () => void }) {
  const t = useTranslation('common');
  const { navigate } = useNavigation();
  return (
    <Alert {...alertProps.warning} role="status">
      <Stack gap="sm">
        <Text inherit>{useMismatchText()}</Text>
        <SheetButtons>
          <Button variant="default" onClick={onClose}>
            {t('actions.close')}
          </Button>
          <Button
            variant="default"
            onClick={() => {
              onClose();
              navigate('/user/statement');
            }}
          >
            {t('actions.openStatement')}
          </Button>
        </SheetButtons>
      </Stack>
    </Alert>
  );
}
