import { use } from 'react';
import { useErrorText, useNamesContact, type FailureOrCode } from '../../i18n/index.ts';
import { SupportContext } from './support.ts';

/** Returns a function from failure to the way that its texts name: opens support with the reason. */
export function useContact(): (failure: FailureOrCode) => (() => void) | undefined {
  const support = use(SupportContext);
  const namesContact = useNamesContact();
  const errorText = useErrorText();
  return (failure) => (support && namesContact(failure) ? () => support(errorText(failure)) : undefined);
}
