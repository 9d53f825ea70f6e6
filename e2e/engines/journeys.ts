/** The journeys of a player through the app, for every engine. The first four move money. */
import { blank } from '../across/slip.screen.ts';
import { richMoney } from '../fixtures/member.ts';
import { expect, type test as anyTest } from './test.ts';

/** Declares the journeys with the fixtures of an engine. */
export function defineJourneys(test: typeof anyTest): void {
  test('deposit by QR, to its code', async ({ signIn, wallet, deposit, backend }) => {
    await signIn();
    await wallet.openDeposit.click();
    await deposit.method('KBANK').click();
    await deposit.qr.make(100);
    expect(await backend.effects('deposit.createQr')).toBe(1);
  });

  test('deposit by slip, to “under review”', async ({ signIn, slip, backend }) => {
    await signIn('rich', { at: slip.address });
    await slip.make('slip.png', blank());
    await slip.underWay.waitFor();
    expect(await backend.effects('deposit.sendSlip')).toBe(1);
  });

  test('withdraw, to the receipt', async ({ signIn, wallet, withdraw, backend }) => {
    await signIn();
    await wallet.openWithdraw.click();
    await withdraw.make(500);
    await withdraw.done.waitFor();
    await withdraw.ok.click();
    await wallet.shows(richMoney.wallet - 500).waitFor();
    expect(await backend.newWithdrawals()).toEqual([{ amount: 500, status: 'WAITING' }]);
  });

  test('transfer to a game and back', async ({ signIn, wallet, backend }) => {
    await signIn();
    await wallet.openTransfer.click();
    await wallet.transfer.make(300.75, { to: 'JOKER' });
    await wallet.transfer.done.waitFor();
    await wallet.transfer.ok.click();
    await wallet.shows(richMoney.wallet - 300.75).waitFor();
    await wallet.openTransfer.click();
    await wallet.transfer.make(300.75, { from: 'JOKER', to: 'wallet' });
    await wallet.transfer.ok.click();
    await wallet.shows(richMoney.wallet).waitFor();
    expect((await backend.balances())['wallet']).toBe(richMoney.wallet);
  });
}
