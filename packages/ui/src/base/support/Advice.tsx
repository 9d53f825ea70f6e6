import { Box, Button, type ButtonProps } from '@mantine/core';
import { useErrors, useTranslation, type FailureOrCode } from '../../i18n/index.ts';
import { use } from 'react';
import { SupportContext } from './support.ts';

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

/** Returns a function from failure to the way that its texts name: opens support with the reason. */
export function useContact(): (failure: FailureOrCode) => (() => void) | undefined {
  const support = use(SupportContext);
  const { namesContact, errorText } = useErrors();
  return (failure) => (support && namesContact(failure) ? () => support(errorText(failure)) : undefined);
}
