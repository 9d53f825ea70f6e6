import { screen } from '@testing-library/react';
import type { Language } from '@wallet/locales';
import { expect, it } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { useBankName } from './use-bank-name.ts';

const bank = { nameTH: 'ธนาคารของไทย', nameEN: 'Bank of English' };

const Name = ({ code }: { code: string }) => <p>{useBankName()({ bankCode: code, bank })}</p>;

it.each<[Language, string, string]>([
  ['th', 'KBANK', bank.nameTH],
  ['en', 'KBANK', bank.nameEN],
  ['la', 'KBANK', 'ທະນາຄານກະສິກອນໄທ'],
  ['la', 'kbank', 'ທະນາຄານກະສິກອນໄທ'],
  ['la', 'NEW', bank.nameEN],
  ['la', 'constructor', bank.nameEN],
])('in %s a bank with the code %s is called %s', async (language, code, name) => {
  await renderUi(<Name code={code} />, { language });
  expect(screen.getByText(name)).toBeTruthy();
});
