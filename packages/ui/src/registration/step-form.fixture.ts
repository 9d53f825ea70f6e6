import type { FormErrors } from '@mantine/form';
import { useSubmitForm, type SubmitForm } from '../base/form/use-submit-form.ts';
import type { RegisterValues } from './rules.ts';

/** Form of a single step with initial errors. */
export const useStepForm = (
  initialValues: RegisterValues,
  initialErrors: FormErrors = {},
): SubmitForm<RegisterValues> =>
  useSubmitForm({ initialValues, initialErrors, validate: () => ({}), onSubmit: () => undefined });
