import { DataList, type DataListProps } from '@mantine/core';
import '@mantine/core/styles/DataList.layer.css';
import type { ReactNode } from 'react';

/** Something that is so: “To” – “KBANK ***-*-*6789”. */
export interface Description {
  label: string;
  value: ReactNode;
}

export interface DescriptionListProps extends Omit<DataListProps, 'children'> {
  /** In this order; each label once. */
  items: readonly Description[];
}

/** Mantine's data list of facts that are held as data: what it is at the start, how it is at the end. */
export function DescriptionList({ items: facts, ...props }: DescriptionListProps) {
  return (
    <DataList {...props}>
      {facts.map(({ label, value }) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel>{label}</DataList.ItemLabel>
          <DataList.ItemValue>{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList>
  );
}
