import { DataList, type DataListProps } from '@mantine/core';
import '@mantine/core/styles/DataList.layer.css';
import type { ReactNode } from 'react';

/** Label and value: “To” – “KBANK ***-*-*6789”. */
export interface Description {
  label: string;
  value: ReactNode;
  /** The value in a drawn receipt, where it is an element. */
  text?: string;
}

/** Returns the labels and values that are texts. */
export const textsOf = (items: readonly Description[]): (readonly [label: string, value: string])[] =>
  items.flatMap(({ label, value, text = value }) => (typeof text === 'string' ? [[label, text]] : []));

export interface DescriptionListProps extends Omit<DataListProps, 'children'> {
  /** Labels are unique. */
  items: readonly Description[];
}

/** Mantine's DataList for items that are held as data. */
export function DescriptionList({ items, ...props }: DescriptionListProps) {
  return (
    <DataList {...props}>
      {items.map(({ label, value }) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel>{label}</DataList.ItemLabel>
          <DataList.ItemValue>{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList>
  );
}
