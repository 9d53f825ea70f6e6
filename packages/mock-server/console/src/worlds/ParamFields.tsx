import { NumberInput, Select, Switch, TextInput } from '@mantine/core';
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
  return Object.entries(params).map(([name, param]) => {
    const value = typed[name] ?? String(param.default);
    const set = (next: string): void => onType({ ...typed, [name]: next });
    const common = { label: name, description: param.description };
    if (param.oneOf)
      return (
        <Select
          {...common}
          key={name}
          data={param.oneOf.map(String)}
          value={value}
          allowDeselect={false}
          onChange={(next) => set(next ?? value)}
        />
      );
    if (typeof param.default === 'number')
      return (
        <NumberInput
          {...common}
          key={name}
          value={Number(value)}
          onChange={(next) => set(String(next))}
          {...(param.min !== undefined && { min: param.min })}
          {...(param.max !== undefined && { max: param.max })}
        />
      );
    if (typeof param.default === 'boolean')
      return (
        <Switch
          {...common}
          key={name}
          checked={value === 'true'}
          onChange={({ currentTarget }) => set(String(currentTarget.checked))}
        />
      );
    return (
      <TextInput
        {...common}
        key={name}
        value={value}
        onChange={({ currentTarget }) => set(currentTarget.value)}
      />
    );
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
