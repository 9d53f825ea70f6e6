import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { idle } from '../../base/progress.ts';
import { dismiss } from '../../base/Toasts/Toasts.tsx';
import {
  depositLookupSample,
  ownAccountSample,
  qrInHandSample,
  sharedGiftSample,
  thaiNameSample,
} from '../deposit.sample.ts';
import { DepositModal, type DepositModalProps } from './DepositModal.tsx';

const found = () => Promise.resolve();

async function open({
  qr,
  link,
  ...props
}: Partial<Omit<DepositModalProps, 'qr' | 'link'>> & {
  qr?: Partial<DepositModalProps['qr']>;
  link?: Partial<DepositModalProps['link']>;
} = {}) {
  const given = {
    onClose: vi.fn(),
    onMethod: vi.fn(),
    onMethods: vi.fn(),
    onReceivedRead: vi.fn(),
    onCopied: vi.fn(),
    onSendSlip: vi.fn(),
    onEditHolderName: vi.fn(),
    onContact: vi.fn(),
    onStatement: vi.fn(),
  };
  const qrGiven = {
    onCreate: vi.fn(),
    onCancel: vi.fn(found),
    onLook: vi.fn(found),
    onCheck: vi.fn(found),
    onAgain: vi.fn(),
  };
  const linkGiven = { onSend: vi.fn(), onReset: vi.fn() };
  await renderUi(
    <DepositModal
      isOpen
      wallet={{ state: 'ready', data: { bankAccount: ownAccountSample } }}
      lookup={{ state: 'ready', data: depositLookupSample }}
      method={undefined}
      lastMethod={undefined}
      waiting={[]}
      received={undefined}
      copiedAt={undefined}
      {...given}
      {...props}
      qr={{
        code: { state: 'ready', data: null },
        ended: undefined,
        creation: idle,
        retryAt: undefined,
        cancellation: idle,
        ...qrGiven,
        ...qr,
      }}
      link={{ progress: idle, retryAt: undefined, ...linkGiven, ...link }}
    />,
  );
  return { user: userEvent.setup(), ...given, ...qrGiven, ...linkGiven };
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const copied = () => navigator.clipboard.readText();

afterEach(() => {
  vi.useRealTimers();
  act(() => dismiss());
});

describe('the ways to pay in', () => {
  it('are those of the lookup, with the least each takes, and what is waited for', async () => {
    const { user, onMethod } = await open({ lastMethod: 'SCB', waiting: ['WW'] });
    const ways = within(screen.getByRole('list', { name: 'Ways to deposit' })).getAllByRole('button');
    expect(ways.map(({ textContent }) => textContent)).toEqual([
      'SCBSiam Commercial BankBank transfer · from ฿1.00Last used',
      'KBANKKasikornbankQR code · from ฿1.00',
      'GSBGovernment Savings BankBank transfer · from ฿1.00',
      'BCELBCEL BankBank transfer · from ฿1.00',
      'WWWWQR code · from ฿100.00Waiting for your payment',
      'PAYTIPAYTIMZQR code · from ฿10.00',
      'True WalletTo a True Wallet number · from ฿2.00',
      'True Wallet gift linkGift link · from ฿2.00',
    ]);
    await user.click(button(/Kasikornbank/));
    expect(onMethod.mock.calls).toEqual([['KBANK']]);
  });

  it('are shown instead of one that is closed, with a word about it', async () => {
    await open({ method: 'LDB' });
    expect(screen.getByText(/This way is closed/)).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Ways to deposit' })).toBeTruthy();
  });

  it('that could not be loaded can be asked for again, and support is near', async () => {
    const retry = vi.fn();
    const { user, onContact } = await open({ lookup: { state: 'failed', retry } });
    await user.click(button('Try again'));
    await user.click(button('Contact support'));
    expect([retry, onContact].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('are none for a member without a bank account', async () => {
    const { user, onContact } = await open({
      wallet: { state: 'ready', data: { bankAccount: null } },
      lookup: { state: 'loading' },
    });
    await user.click(button('Contact support'));
    expect(onContact).toHaveBeenCalledTimes(1);
  });
});

describe('a transfer', () => {
  it('copies digits, name and amount, and says from where the money must come', async () => {
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
    expect(textContent).not.toContain(ownAccountSample.bankAccountNo);
  });

  it('leads on to the slip, once the number was copied', async () => {
    const { user, onSendSlip } = await open({
      method: 'SCB',
      copiedAt: new Date(Date.now() - 4 * 60_000).toISOString(),
    });
    expect(screen.getByText(/4 minutes ago/)).toBeTruthy();
    await user.click(button('Transferred? Send the slip'));
    expect(onSendSlip).toHaveBeenCalledTimes(1);
  });

  it('offers no slip where the operator takes none', async () => {
    await open({
      method: 'SCB',
      lookup: { state: 'ready', data: { ...depositLookupSample, isManual: false } },
    });
    expect(screen.queryByRole('button', { name: 'Transferred? Send the slip' })).toBeNull();
  });

  it('shows nothing to copy before a Thai name at a bank that wants English is changed', async () => {
    const { user, onEditHolderName } = await open({
      method: 'SCB',
      wallet: { state: 'ready', data: { bankAccount: thaiNameSample } },
    });
    expect(document.body.textContent).not.toContain('111-2221');
    await user.click(button('Edit the account name'));
    expect(onEditHolderName).toHaveBeenCalledTimes(1);
  });

  it('to True Wallet copies the number out of the name', async () => {
    const { user } = await open({ method: 'truewallet' });
    await user.click(button('Copy the True Wallet number'));
    expect(await copied()).toBe('0800000000');
    expect(screen.getByText('At least ฿2.00')).toBeTruthy();
  });
});

describe('making a code', () => {
  it('says on the button what keeps it from being made', async () => {
    const { user, onCreate } = await open({ method: 'WW' });
    expect(button('Enter an amount').disabled).toBe(true);
    await user.type(screen.getByLabelText('Amount to deposit'), '99.99{Enter}');
    expect(button('Enter at least ฿100.00').disabled).toBe(true);
    expect(onCreate).not.toHaveBeenCalled();
    await user.click(button('300'));
    await user.dblClick(button('Make the QR code'));
    expect(onCreate.mock.calls).toEqual([[30_000]]);
  });

  it('tells a refusal in words and keeps the form', async () => {
    await open({
      method: 'WW',
      qr: { creation: { state: 'refused', failure: { message: 'QR_FAIL' } } },
    });
    expect(
      within(screen.getAllByRole('alert')[0] as HTMLElement).getByText(/could not be made/),
    ).toBeTruthy();
    expect(screen.getByLabelText('Amount to deposit')).toBeTruthy();
  });

  it('offers to look for the code after a lost answer', async () => {
    const { user, onLook, onCreate } = await open({
      method: 'WW',
      qr: { creation: { state: 'unknown', verdict: 'unclear' } },
    });
    await user.click(button('Look again'));
    expect(onLook).toHaveBeenCalledTimes(1);
    expect(onCreate).not.toHaveBeenCalled();
  });
});

describe('an open code', () => {
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const spoken = () => screen.getByRole('timer').nextElementSibling?.textContent;

  it('is a picture, never live markup', async () => {
    await open({ method: 'KBANK', qr: { code: { state: 'ready', data: qrInHandSample() } } });
    const picture = await screen.findByRole('img', { name: 'QR code to pay ฿100.00' });
    expect(picture.getAttribute('src')).toMatch(/^data:image\/svg\+xml/);
  });

  it('speaks at a minute, at half a minute and at the end, and stands out in the last quarter', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] });
    const { onLook } = await open({
      method: 'KBANK',
      qr: { code: { state: 'ready', data: qrInHandSample() } },
    });
    const clock = () => screen.getByRole('timer').parentElement?.dataset['late'];
    const heard: (string | null | undefined)[] = [];
    expect([screen.getByRole('timer').textContent, clock(), spoken()]).toEqual(['15:00', 'false', '']);
    await pass(675_000);
    expect([screen.getByRole('timer').textContent, clock()]).toEqual(['03:45', 'true']);
    for (let second = 0; second < 224; second += 4) {
      await pass(4_000);
      if (spoken() !== heard.at(-1)) heard.push(spoken());
    }
    expect(heard).toEqual(['', 'Less than 1 minute left to pay.', 'Less than 30 seconds left to pay.']);
    expect(onLook).not.toHaveBeenCalled();
    await pass(1_250);
    expect(onLook).toHaveBeenCalledTimes(1);
    expect(screen.getByText('The time to pay is over')).toBeTruthy();
    expect(screen.getByText('Have you paid ฿100.00?')).toBeTruthy();
  });

  it('asks before it is cancelled, and cancels once', async () => {
    const { user, onCancel } = await open({
      method: 'KBANK',
      qr: { code: { state: 'ready', data: qrInHandSample() } },
    });
    await user.click(button('Cancel code'));
    await user.click(button('Keep it'));
    expect(onCancel).not.toHaveBeenCalled();
    await user.click(button('Cancel code'));
    await user.dblClick(button('Cancel code'));
    expect(onCancel.mock.calls).toEqual([['qr-1']]);
  });

  it('that could not be cancelled says that it may have been paid', async () => {
    await open({
      method: 'KBANK',
      qr: {
        code: { state: 'ready', data: qrInHandSample() },
        cancellation: { state: 'refused', failure: { message: 'QR_FAIL' } },
      },
    });
    expect(screen.getByText(/may have been paid or have run out/)).toBeTruthy();
  });

  it('is looked for in the wallet when the player says it is paid', async () => {
    const { user, onCheck } = await open({
      method: 'KBANK',
      qr: { code: { state: 'ready', data: qrInHandSample() } },
    });
    await user.click(button('I have paid'));
    expect(onCheck).toHaveBeenCalledTimes(1);
    expect(await screen.findByText(/Nothing has arrived yet/)).toBeTruthy();
  });
});

describe('a code that is over', () => {
  it.each([
    [true, 'The time to pay is over'],
    [false, 'This code is no longer open'],
  ])('(run out: %s) has an answer for who has paid and one for who has not', async (isExpired, title) => {
    const { user, onCheck, onSendSlip, onContact, onAgain } = await open({
      method: 'KBANK',
      qr: { ended: { amount: 100, isExpired } },
    });
    expect(screen.getByText(title)).toBeTruthy();
    for (const name of ['Check the wallet', 'Send the slip', 'Contact support', 'Make a new code'])
      await user.click(button(name));
    for (const way of [onCheck, onSendSlip, onContact, onAgain]) expect(way).toHaveBeenCalledTimes(1);
  });
});

describe('a gift link', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Gift link');
  const tidy = 'https://gift.truemoney.com/campaign/?v=abcDEF0123456789zz';

  it('is found in what was shared, and sent once', async () => {
    const { user, onSend } = await open({ method: 'link' });
    expect(button('Paste a gift link').disabled).toBe(true);
    await user.click(field());
    await user.paste(sharedGiftSample);
    expect(field().value).toBe(tidy);
    await user.dblClick(button('Send the gift link'));
    expect(onSend.mock.calls).toEqual([[tidy]]);
  });

  it('comes out of the clipboard with one tap', async () => {
    const { user } = await open({ method: 'link' });
    await navigator.clipboard.writeText(sharedGiftSample);
    await user.click(button('Paste'));
    expect(field().value).toBe(tidy);
  });

  it('that looks like none is warned of, and sent all the same', async () => {
    const { user, onSend } = await open({ method: 'link' });
    await user.type(field(), 'https://example.com/some/gift');
    expect(screen.getByText(/does not look like a gift link/)).toBeTruthy();
    await user.click(button('Send the gift link'));
    expect(onSend.mock.calls).toEqual([['https://example.com/some/gift']]);
  });

  it('that was refused says why and what to do', async () => {
    await open({
      method: 'link',
      link: { progress: { state: 'refused', failure: { message: 'TRUELINK_DUPLICATE' } } },
    });
    expect(screen.getByText('This gift link has already been used.')).toBeTruthy();
    expect(screen.getByText('Make a new gift link and send that one.')).toBeTruthy();
    expect(field()).toBeTruthy();
  });

  it.each([
    ['checking', 'We could not confirm the result', 0],
    ['unclear', 'We could not confirm the result', 0],
    ['happened', 'Gift link received', 0],
    ['did-not-happen', 'Gift link not taken', 1],
  ] as const)('whose answer was lost, verdict %s: %s', async (verdict, title, waysBack) => {
    const { user, onSend, onReset, onStatement } = await open({
      method: 'link',
      link: { progress: { state: 'unknown', verdict } },
    });
    expect(screen.getByText(title)).toBeTruthy();
    await user.click(button('Open statement'));
    expect(onStatement).toHaveBeenCalledTimes(1);
    const back = screen.queryByRole('button', { name: 'OK' });
    if (back) await user.click(back);
    expect(onReset).toHaveBeenCalledTimes(waysBack);
    expect(onSend).not.toHaveBeenCalled();
  });
});

it('money that has arrived is told in the place of everything else, and leads to the statement', async () => {
  const { user, onStatement, onReceivedRead, onClose } = await open({ method: 'KBANK', received: 1_250.5 });
  expect(within(screen.getByRole('dialog', { name: 'Money received' })).getByText(/฿1,250\.50/)).toBeTruthy();
  await user.click(button('Open statement'));
  expect(onStatement).toHaveBeenCalledTimes(1);
  await user.click(button('OK'));
  expect([onReceivedRead, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
