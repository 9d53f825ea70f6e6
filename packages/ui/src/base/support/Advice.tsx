import { Box, Button, type ButtonProps } from '@mantine/core';
import { useErrors, useTranslation, type FailureOrCode } from '../../i18n/index.ts';
import { useContact } from './use-contact.ts';

export interface AdviceProps {
  failure: FailureOrCode;
}

/** Advice for a failure, with the button of the way to support that it names. */
export function Advice({ failure }: AdviceProps) {
  return (
    <>
      {useErrors().errorAdvice(failure)}
      <Box component="span" display="block">
        <ContactButton failure={failure} size="sm" mt="xs" />
      </Box>
    </>
  );
}

export function Reason({ failure }: AdviceProps) {
  return (
    <>
      {useErrors().errorText(failure)} <Advice failure={failure} />
    </>
  );
}

/** Opens support where the texts of a failure name it; nothing after other failures. */
export function ContactButton({ failure, ...props }: AdviceProps & ButtonProps) {
  const t = useTranslation('common');
  const contact = useContact()(failure);
  return (
    contact && (
      <Button variant="default" onClick={contact} {...props}>
        {t('ways.contact')}
      </Button>
    )
  );
}
