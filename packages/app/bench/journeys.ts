/** Player journeys as scripts on a virtual clock: each `yield` is the time in milliseconds to the next step. */
import type { OperationId } from '@wallet/contract';
import { assumptions } from './assumptions.ts';
import type { Tab } from './tab.ts';

export type Script = Generator<number, void, void>;

const { inBank, beforeBank, moneyTakes, reviewTakes, inGame } = assumptions;

export const home: readonly OperationId[] = ['wallet.read', 'spin.active', 'spin.setup'];

/** Milliseconds until a page is idle and loads what is not urgent. */
const rest = 2_000;
/** Milliseconds between two taps. */
const reading = 4_000;

const within = (tab: Tab, { least, most }: { least: number; most: number }): number =>
  tab.place.random.between(least, most);

export function* openHome(tab: Tab): Script {
  tab.goTo(home);
  yield rest;
  tab.startChat();
}

/** Pays in the bank's app and returns; the app polls the statement until the entry exists. */
function* payInBankApp(tab: Tab): Script {
  const { timeline } = tab.place;
  let paidAt = Infinity;
  let isDone = false;
  tab.startPolling(() => {
    const isThere = tab.send('statement.list') && timeline.now >= paidAt;
    if (!isThere) return false;
    isDone = true;
    tab.invalidate('wallet.read', 'deposit.qr');
    return true;
  });
  yield within(tab, beforeBank);
  tab.hide();
  const away = within(tab, inBank);
  paidAt = timeline.now + away / 2 + within(tab, moneyTakes);
  yield away;
  tab.show();
  for (let seconds = 0; !isDone && seconds < 180; seconds += 5) yield 5_000;
}

export function* depositByQr(tab: Tab): Script {
  const close = tab.openDialog(['wallet.read', 'deposit.lookup']);
  yield reading;
  const closeCode = tab.openDialog(['deposit.qr']);
  yield reading;
  tab.send('deposit.createQr');
  tab.send('statement.list');
  yield* payInBankApp(tab);
  yield reading;
  closeCode();
  close();
}

export function* depositByTransfer(tab: Tab): Script {
  const close = tab.openDialog(['wallet.read', 'deposit.lookup']);
  yield reading;
  // Copying the account starts the wait for the deposit.
  tab.send('statement.list');
  yield* payInBankApp(tab);
  yield reading;
  close();
}

export function* depositBySlip(tab: Tab): Script {
  const { timeline } = tab.place;
  const close = tab.openDialog(['deposit.slipWindow']);
  yield reading;
  tab.send('statement.slips');
  tab.send('deposit.sendSlip');
  tab.send('statement.list');
  const reviewedAt = timeline.now + within(tab, reviewTakes);
  let isDone = false;
  tab.startPolling(() => {
    const isThere = tab.send('statement.slips') && timeline.now >= reviewedAt;
    if (!isThere) return false;
    isDone = true;
    tab.invalidate('wallet.read', 'statement.list');
    return true;
  });
  for (let seconds = 0; !isDone && seconds < 180; seconds += 5) yield 5_000;
  close();
}

export function* withdraw(tab: Tab): Script {
  const close = tab.openDialog(['wallet.read', 'withdraw.limits']);
  yield reading * 2;
  tab.send('statement.list');
  tab.send('withdraw.create');
  // Finds the statement entry to follow.
  tab.send('statement.list');
  tab.invalidate('wallet.read', 'withdraw.limits', 'statement.list');
  yield reading;
  close();
}

export function* transfer(tab: Tab): Script {
  const close = tab.openDialog(['wallet.read', 'bonus.checkActive']);
  yield reading * 2;
  tab.send('statement.list');
  tab.send('wallet.transfer');
  // Confirms the transfer.
  tab.send('statement.list');
  tab.invalidate('wallet.read', 'statement.list');
  yield reading;
  close();
}

export function* play(tab: Tab): Script {
  const close = tab.openDialog(['wallet.read', 'game.account']);
  yield reading;
  tab.send('game.autoLogin');
  tab.hide();
  yield tab.place.random.wait(inGame);
  tab.show();
  close();
}

const visit = (reads: readonly OperationId[]) =>
  function* (tab: Tab): Script {
    tab.goTo(reads);
    yield reading * 3;
    tab.goTo(home);
  };

export const statement = visit(['statement.list']);
export const bonus = visit(['bonus.list', 'bonus.checkActive']);

/** The wheel ignores the cache. */
export function* spin(tab: Tab): Script {
  for (const id of ['spin.active', 'spin.setup', 'spin.coupons'] as const) tab.readNow(id);
  yield reading * 3;
  tab.goTo(home);
}

export const actions = { play, depositByQr, depositByTransfer, statement, transfer, bonus, spin, withdraw };

/** Runs a script; `onEnd` is called after its last step. */
export function run(tab: Tab, script: Script, onEnd: () => void = () => undefined): void {
  const step = () => {
    const { done, value } = script.next();
    if (done) onEnd();
    else tab.place.timeline.after(value, step);
  };
  step();
}
