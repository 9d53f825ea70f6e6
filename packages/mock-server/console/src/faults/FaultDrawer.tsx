import {
  Button,
  Drawer,
  JsonInput,
  NativeSelect,
  NumberInput,
  Select,
  SimpleGrid,
  TextInput,
} from '@mantine/core';
import type { FaultEffect, FaultRule } from '@wallet/mock-server/world/fault-schema';
import { useState } from 'react';
import { useConnection, useLiveWorld } from '../api/use-simulator.ts';
import { asField, fromField } from '../clock/moment.ts';
import { useText } from '../language/texts.ts';
import { MemberSelect } from '../members/MemberSelect.tsx';
import { RunForm } from '../parts/RunForm.tsx';

export interface EditedFault {
  readonly rule: FaultRule;
  /** Id of the changed rule; undefined for a new one. */
  readonly id?: string;
}

interface FaultFormProps {
  readonly edited: EditedFault;
  readonly onClose: () => void;
}

interface FaultDrawerProps {
  /** The rule; undefined closes the drawer, which returns the focus. */
  readonly edited: EditedFault | undefined;
  readonly onClose: () => void;
}

const sockets = ['socket.connect', 'socket.messaging'];

export function FaultDrawer({ edited, onClose }: FaultDrawerProps) {
  const t = useText();
  return (
    <Drawer opened={edited !== undefined} onClose={onClose} title={t('faults.edit')}>
      {edited && <FaultForm edited={edited} onClose={onClose} />}
    </Drawer>
  );
}

function FaultForm({ edited, onClose }: FaultFormProps) {
  const t = useText();
  const { calls } = useConnection();
  const { world } = useLiveWorld();
  const [rule, setRule] = useState<FaultRule>(edited.rule);
  const [json, setJson] = useState(() => JSON.stringify(edited.rule.effect, null, 2));
  const change = (changes: { readonly [Key in keyof FaultRule]?: FaultRule[Key] | undefined }): void =>
    setRule(withoutEmpty({ ...rule, ...changes }));
  const nouns = [...new Set(calls.product.map(({ id }) => `${id.split('.')[0]}.*`))];
  const names = ['*', ...nouns, ...calls.product.map(({ id }) => id), ...sockets];

  async function save(): Promise<void> {
    const whole: FaultRule = { ...rule, effect: JSON.parse(json) as FaultEffect };
    await (edited.id === undefined ? world.faults.add(whole) : world.faults.change(edited.id, whole));
  }

  return (
    <RunForm
      submit={t('shell.save')}
      act={save}
      done={t('faults.saved')}
      onDone={onClose}
      beside={
        <Button variant="default" onClick={onClose}>
          {t('shell.cancel')}
        </Button>
      }
    >
      <Select
        label={t('faults.operation')}
        searchable
        allowDeselect={false}
        data={[...new Set([...names, rule.operation])]}
        value={rule.operation}
        onChange={(operation) => change({ operation: operation ?? '*' })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <MemberSelect
          label={t('faults.member')}
          value={rule.member ?? null}
          onChange={(member) => change({ member: member ?? undefined, memberId: undefined })}
        />
        {(['nth', 'times'] as const).map((limit) => (
          <NumberInput
            key={limit}
            label={t(`faults.${limit}`)}
            min={1}
            value={rule[limit] ?? ''}
            onChange={(typed) => change({ [limit]: typed === '' ? undefined : Number(typed) })}
          />
        ))}
        <NumberInput
          label={t('faults.probability')}
          min={0}
          max={100}
          suffix=" %"
          value={rule.probability === undefined ? '' : Number((rule.probability * 100).toFixed(9))}
          onChange={(percent) => change({ probability: percent === '' ? undefined : Number(percent) / 100 })}
        />
        <NativeSelect
          label={t('faults.phase')}
          value={rule.phase ?? 'before'}
          onChange={({ currentTarget }) => change({ phase: currentTarget.value as 'before' | 'after' })}
          data={(['before', 'after'] as const).map((value) => ({
            value,
            label: t(`faults.phases.${value}`),
          }))}
        />
        {(['from', 'until'] as const).map((end) => (
          <TextInput
            key={end}
            type="datetime-local"
            label={t(`faults.${end}`)}
            value={fieldOf(rule[end])}
            onChange={({ currentTarget: { value } }) =>
              change({ [end]: value === '' ? undefined : fromField(value) })
            }
          />
        ))}
      </SimpleGrid>
      <JsonInput
        label={t('faults.json')}
        description={t('faults.jsonHint')}
        validationError={t('faults.noJson')}
        formatOnBlur
        minRows={6}
        value={json}
        onChange={setJson}
      />
    </RunForm>
  );
}

const fieldOf = (moment: string | undefined): string =>
  moment === undefined ? '' : asField(Date.parse(moment));

/** Removes the fields without a value. */
const withoutEmpty = (rule: object): FaultRule =>
  Object.fromEntries(Object.entries(rule).filter(([, value]) => value !== undefined)) as unknown as FaultRule;
