import { satang } from '@wallet/contract/wire/money';
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { button, opener } from '../../../vitest.render.tsx';
import { type Progress } from '../../base/progress.ts';
import { accepted, failed, ready, unknown } from '../../base/story.fixture.ts';
import { dismissToasts } from '../../base/Toasts/Toasts.tsx';
import { bankAccountSample, thaiNameAtKtbSample } from '../../base/BankAccountLine/bank-account.fixture.ts';
import {
  depositLookupFixture,
  manualBankFixture,
  activeQrFixture,
  depositPropsFixture,
  qrPropsFixture,
} from '../deposit.fixture.ts';
import { DepositModal } from './DepositModal.tsx';

const open = opener(DepositModal, {
  ...depositPropsFixture,
  qr: { ...qrPropsFixture, code: ready(activeQrFixture()) },
});

const copied = () => navigator.clipboard.readText();

afterEach(() => act(() => dismissToasts()));

describe('the list of methods', () => {
  it('has the known ones first, with minimum, last use and pending deposits', async () => {
    const { user, onSelectMethod } = await open({ lastMethod: 'SCB', pendingMethods: ['WW'] });
    const ways = within(screen.getByRole('list', { name: 'Ways to deposit' })).getAllByRole('button');
    expect(ways.map(({ textContent }) => textContent)).toEqual([
      'SCBSiam Commercial BankBank transfer · from ฿1.00Last used',
      'KBAKasikornbankQR code · from ฿1.00Your bank',
      'WWWWQR code · from ฿100.00Waiting for your payment',
      'PAYPAYTIMZQR code · from ฿10.00',
      'GSBGovernment Savings BankBank transfer · from ฿1.00',
      'BCEBCEL BankBank transfer · from ฿1.00',
      'True WalletTo a True Wallet number · from ฿2.00',
      'True Wallet gift linkGift link · from ฿2.00',
    ]);
    await user.click(button(/Kasikornbank/));
    expect(onSelectMethod.mock.calls).toEqual([['KBANK']]);
  });

  it('tells two accounts of one bank apart by their last digits', async () => {
    const [scb] = depositLookupFixture.banks;
    const banks = ['0001112221', '000-1-11222-9'].map((bankAccountNo) => ({ ...scb!, bankAccountNo }));
    await open({ lookup: ready({ ...depositLookupFixture, banks, wallets: [] }) });
    const ways = within(screen.getByRole('list', { name: 'Ways to deposit' })).getAllByRole('button');
    expect(ways.map(({ textContent }) => textContent)).toEqual([
      'SCBSiam Commercial BankBank transfer ***-*-*2221 · from ฿1.00',
      'SCBSiam Commercial BankBank transfer ***-*-*2229 · from ฿1.00',
    ]);
  });

  it('replaces an unavailable method and shows a notice', async () => {
    await open({ method: 'LDB' });
    expect(screen.getByText(/This way to deposit is closed/)).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Ways to deposit' })).toBeTruthy();
  });

  it('can be reloaded after a failure, and links to support', async () => {
    const retry = vi.fn();
    const { user, navigate } = await open({ lookup: { ...failed, retry } });
    await user.click(button('Try again'));
    await user.click(button('Contact us'));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/user/contact');
  });

  it.each([
    ['by the wallet', { wallet: ready({ bankAccount: null }), lookup: { state: 'loading' } }],
    ['by a refusal', { lookup: { ...failed, failure: { message: 'NO_BANK' } } }],
  ] as const)('are none for a member without a bank account, known %s, who can add one', async (_, props) => {
    const { user, onAddBankAccount } = await open(props);
    await user.click(button('Add a bank account'));
    expect(onAddBankAccount).toHaveBeenCalledTimes(1);
  });
});

describe('a transfer', () => {
  it('copies digits, name and amount, and names the source account', async () => {
    const { user, onCopied } = await open({ method: 'SCB' });
    await user.click(button('Copy the account number'));
    expect(await copied()).toBe('0001112221');
    expect(onCopied).toHaveBeenCalledTimes(1);
    await user.click(button('Copy the account name'));
    expect(await copied()).toBe('PLAYER WALLET DEMO');
    expect(button('Copy the amount').disabled).toBe(true);
    await user.type(screen.getByLabelText('Amount to transfer (optional)'), '1250.5');
    await user.click(button('Copy the amount'));
    expect(await copied()).toBe('1250.5');
    expect(onCopied).toHaveBeenCalledTimes(1);
    const { textContent } = screen.getByRole('dialog');
    expect(textContent).toContain('***-*-*6789');
    expect(textContent).not.toContain(bankAccountSample.bankAccountNo);
  });

  it('has the next step from the start, so that a copy moves nothing', async () => {
    await open({ method: 'SCB' });
    expect(screen.getByText('Next: transfer in your bank app')).toBeTruthy();
    expect(screen.getByText('Copy the account number first')).toBeTruthy();
    expect(screen.getByText('The money reaches your wallet within 1 minute.')).toBeTruthy();
  });

  it('offers the slip once the number was copied', async () => {
    const { user, onSendSlip } = await open({
      method: 'SCB',
      copiedAt: new Date(Date.now() - 4 * 60_000).toISOString(),
    });
    expect(screen.getByText('Next: transfer in your bank app')).toBeTruthy();
    expect(screen.getByText(/4 minutes ago/)).toBeTruthy();
    expect(screen.queryByText('Copy the account number first')).toBeNull();
    await user.click(button('Transferred? Send the slip'));
    expect(onSendSlip).toHaveBeenCalledTimes(1);
  });

  it('to a bank that credits by slip shows the account and requires the slip, independent of `isManual`', async () => {
    const lookup = ready({ ...depositLookupFixture, banks: [manualBankFixture], isManual: false });
    const { user, onSendSlip } = await open({ method: 'SCB', lookup });
    expect(button('Copy the account number')).toBeTruthy();
    expect(screen.getByText(/^Send the slip within 1 hour of the transfer/)).toBeTruthy();
    expect(screen.queryByText(/within 1 minute/)).toBeNull();
    await user.click(button('Transferred? Send the slip'));
    expect(onSendSlip).toHaveBeenCalledTimes(1);
  });

  it('hides the slip where the operator takes none', async () => {
    await open({ method: 'SCB', lookup: ready({ ...depositLookupFixture, isManual: false }) });
    expect(screen.queryByRole('button', { name: 'Transferred? Send the slip' })).toBeNull();
  });

  it('shows nothing to copy until a Thai name is changed, at a bank that requires English', async () => {
    const { user, onEditHolderName } = await open({
      method: 'SCB',
      wallet: ready({ bankAccount: thaiNameAtKtbSample }),
    });
    expect(document.body.textContent).not.toContain('111-2221');
    await user.click(button('Edit the account name'));
    expect(onEditHolderName).toHaveBeenCalledTimes(1);
  });

  it('to TrueMoney copies the number from the account name', async () => {
    const { user } = await open({ method: 'truewallet' });
    await user.click(button('Copy the True Wallet number'));
    expect(await copied()).toBe('0800000000');
    expect(screen.getByText('At least ฿2.00')).toBeTruthy();
  });
});

it('an arrived deposit replaces the content and links to the statement', async () => {
  const { user, navigate, onReceivedClose, onClose } = await open({
    method: 'KBANK',
    received: satang(1_250_50),
  });
  expect(within(screen.getByRole('dialog', { name: 'Money received' })).getByText(/฿1,250\.50/)).toBeTruthy();
  await user.click(button('Open statement'));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/user/statement');
  await user.click(button('OK'));
  expect([onReceivedClose, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

describe('a gift link', () => {
  async function openLink(progress: Progress) {
    const link = { progress, onSend: vi.fn(), onReset: vi.fn() };
    return { ...link, ...(await open({ method: 'link', link })) };
  }

  it.each([
    ['unclear', 'We could not confirm the result', 0],
    ['happened', 'Gift link received', 0],
    ['did-not-happen', 'We could not confirm the result', 1],
  ] as const)('whose answer was lost, verdict %s: %s', async (verdict, title, waysBack) => {
    const { user, onSend, onReset, navigate } = await openLink(unknown(verdict));
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
    await user.click(button('Open statement'));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/user/statement');
    const back = screen.queryByRole('button', { name: 'OK' });
    if (back) await user.click(back);
    expect(onReset).toHaveBeenCalledTimes(waysBack);
    expect(onSend).not.toHaveBeenCalled();
  });

  it('that is accepted and not seen promises no money and has no form', async () => {
    await openLink(accepted('did-not-happen'));
    expect(document.body.textContent).toContain('your statement does not confirm it yet');
    expect(document.body.textContent).not.toContain('in your wallet');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
