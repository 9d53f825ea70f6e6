import {
  useForm,
  type FormErrors,
  type GetInputPropsReturnType,
  type UseFormReturnType,
} from '@mantine/form';
import type { ErrorBody } from '@wallet/contract/wire/error-body';
import { useEffect, useEffectEvent, useRef, type SyntheticEvent } from 'react';
import { useClickLock } from '../click-lock/click-lock.ts';
import { idle, type Progress } from '../progress.ts';

export interface SubmitFormInput<Values extends object> {
  /** In field order: the first invalid field gets the focus. */
  initialValues: Values;
  /** Returns a message, or `true` for a mark without text, for each invalid field. */
  validate: (values: Values) => FormErrors;
  /** Called once per intent with valid values. Returns the promise of the work, or `false` without work. */
  onSubmit: (values: Values) => unknown;
  progress?: Progress;
  /** Returns errors of the fields that caused a refusal; empty: the refusal belongs to the form. */
  errorsOf?: (failure: ErrorBody) => FormErrors;
  /** Called at the first change after a refusal or an unknown outcome. */
  onEdit?: (() => void) | undefined;
  /** Called with all values after each change. */
  onValuesChange?: (values: Values) => void;
  /** For a form in a sheet: resets to `initialValues` on each change. */
  isOpen?: boolean;
}

type FieldProps<Values> = <Field extends keyof Values & string>(
  path: Field,
  options?: { type?: 'checkbox' },
) => GetInputPropsReturnType & { readonly value: Values[Field] };

export interface SubmitForm<Values> extends Omit<UseFormReturnType<Values>, 'getInputProps'> {
  /** Props of a field: value, change handler, error, and read-only during a submission. */
  readonly getInputProps: FieldProps<Values>;
  /** For `onSubmit` of the form element; call it without an event to submit from code. */
  readonly submit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  readonly isPending: boolean;
  /** Refusal without a field. */
  readonly refusal: ErrorBody | undefined;
}

/** Mantine's form with the rules of “Forms” in docs/design.md. */
export function useSubmitForm<Values extends object>(input: SubmitFormInput<Values>): SubmitForm<Values> {
  const { initialValues, validate, onSubmit, progress = idle, errorsOf, onEdit, isOpen = true } = input;
  const wasSubmitted = useRef(false);
  const isRestarting = useRef(false);
  const isPending = progress.state === 'pending';
  const failure = progress.state === 'refused' ? progress.failure : undefined;
  const blamed = failure && errorsOf?.(failure);
  const form: UseFormReturnType<Values> = useForm<Values>({
    initialValues,
    validate,
    enhanceGetInputProps: ({ field, inputProps: { error }, form: { values } }) => ({
      readOnly: isPending,
      // Errors are translated at render, so a language switch updates them.
      ...(error && { error: blamed?.[String(field)] || validate(values)[String(field)] || error }),
    }),
    onValuesChange: (values) => {
      if (wasSubmitted.current) form.validate();
      const isOver = progress.state === 'refused' || progress.state === 'unknown';
      if (isOver && !isRestarting.current) onEdit?.();
      input.onValuesChange?.(values);
    },
  });
  const focusFirst = (errors: FormErrors) => {
    const first = Object.keys(form.getValues()).find((path) => errors[path]);
    const field = first === undefined ? null : focusableOf(form.getInputNode(first));
    field?.focus();
    // The focus leaves the label of a visible field behind the header.
    void field?.closest('.mantine-InputWrapper-root')?.scrollIntoView?.({ block: 'nearest' });
  };

  const isAtField = blamed !== undefined && Object.values(blamed).some(Boolean);
  const blame = useEffectEvent(() => {
    if (!isAtField) return;
    wasSubmitted.current = true;
    form.setErrors(blamed);
    focusFirst(blamed);
  });
  useEffect(() => {
    if (failure) blame();
  }, [failure]);

  const restart = useEffectEvent(() => {
    wasSubmitted.current = false;
    isRestarting.current = true;
    form.setInitialValues(initialValues);
    form.reset();
    isRestarting.current = false;
  });
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current !== isOpen) restart();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const send = useClickLock(() => onSubmit(form.getValues()), isPending);
  const submit: SubmitForm<Values>['submit'] = (event) => {
    wasSubmitted.current = true;
    form.onSubmit(send, focusFirst)(event);
  };
  return {
    ...form,
    // Nothing reads which fields were touched; tracking them renders the form at a tap.
    getInputProps: ((path, options) =>
      form.getInputProps(path, { ...options, withFocus: false })) as FieldProps<Values>,
    submit,
    isPending,
    refusal: isAtField ? undefined : failure,
  };
}

const fields = 'input, select, textarea, button';

/** Returns the field, or the first one in a group of choices. */
const focusableOf = (node: HTMLElement | null): HTMLElement | null =>
  node?.matches(fields) === false ? node.querySelector<HTMLElement>(fields) : node;
