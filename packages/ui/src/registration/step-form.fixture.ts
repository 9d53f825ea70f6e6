import type { FormErrors } from '@mantine/form';
import { useSubmitForm, type SubmitForm } from '../base/form/use-submit-form.ts';
import type { RegisterValues } from './rules.ts';

/** The form of a step on its own, with errors that stand from the beginning. */
export const useStepForm = (
  initialValues: RegisterValues,
  initialErrors: FormErrors = {},
): SubmitForm<RegisterValues> =>
  useSubmitForm({ initialValues, initialErrors, validate: () => ({}), onSubmit: () => undefined });
