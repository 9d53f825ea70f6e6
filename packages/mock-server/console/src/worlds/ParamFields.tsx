import { NativeSelect, TextInput } from '@mantine/core';
import type { ScenarioView } from '@wallet/mock-server/control/control-schema';

type Params = ScenarioView['params'];
type Typed = Readonly<Record<string, string>>;

interface ParamFieldsProps {
  readonly params: Params;
  readonly typed: Typed;
  readonly onType: (typed: Typed) => void;
}

/** A field for each parameter of a scenario, generated from its description. */
export function ParamFields({ params, typed, onType }: ParamFieldsProps) {
  return Object.entries(params).map(([name, { default: usual, description, oneOf, min, max }]) => {
    const field = {
      label: name,
      description,
      value: typed[name] ?? String(usual),
      onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
        onType({ ...typed, [name]: value }),
    };
    const choices = typeof usual === 'boolean' ? ['true', 'false'] : oneOf?.map(String);
    if (choices) return <NativeSelect key={name} {...field} data={choices} />;
    const type = typeof usual === 'number' ? 'number' : 'text';
    return <TextInput key={name} {...field} type={type} min={min} max={max} step="any" />;
  });
}

/** Returns the typed values, converted to the types of the parameters. */
export const valuesOf = (params: Params, typed: Typed): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(typed).map(([name, text]) => {
      const usual = params[name]?.default;
      if (typeof usual === 'number') return [name, Number(text)];
      return [name, typeof usual === 'boolean' ? text === 'true' : text];
    }),
  );
