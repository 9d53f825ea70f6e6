import { use } from 'react';
import { useErrors, type FailureOrCode } from '../../i18n/index.ts';
import { SupportContext } from './support.ts';

/** Returns a function from failure to the way that its texts name: opens support with the reason. */
export function useContact(): (failure: FailureOrCode) => (() => void) | undefined {
  const support = use(SupportContext);
  const { namesContact, errorText } = useErrors();
  return (failure) => (support && namesContact(failure) ? () => support(errorText(failure)) : undefined);
}
