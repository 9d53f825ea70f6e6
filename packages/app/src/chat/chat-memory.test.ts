import { clientIdOf, type Conversation } from '@wallet/contract/chat';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { session } from '#api/session/session.ts';
import { triesEveryCase } from '../every-case.fixture.ts';
import { stage, settle } from './chat-session.fixture.ts';
import { countUnseen } from './conversation.ts';
import { isOwn } from './message-key.ts';
import { mostUnread } from './read-history.ts';
import { chatMessage } from './room.fixture.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  session.signIn('token', true);
});
afterEach(() => vi.useRealTimers());

/** Random schedules; a nightly run tries more. */
const count = triesEveryCase ? 300 : 100;

let members = 0;
const nextMember = () => ({ userId: `member ${(members += 1)}`, username: '', name: '' });

/** Reads all stores from storage again, as a new page does. */
const reload = () => window.dispatchEvent(new StorageEvent('storage', { key: null }));

const lost = () => new ApiError({ kind: 'unknown', reason: 'connection' });

/** A room at a backend, and the pages of one phone that show it, one after another. */
class Phone {
  readonly owner = nextMember();
  readonly room: Conversation[] = [];
  isOnline = true;
  /** Loses the next responses. */
  isLossy = false;
  page: ReturnType<typeof stage> | undefined;

  /** Adds a message to the room; one with a known client id only once. */
  put(conversation: Omit<Conversation, 'createdAt'>): number {
    const id = clientIdOf(conversation.message);
    const known = this.room.findIndex((one) => id !== undefined && clientIdOf(one.message) === id);
    if (known >= 0) return 1_000 + known;
    const at = 1_000 + this.room.length;
    this.room.push({ ...conversation, createdAt: new Date(at).toISOString() });
    return at;
  }

  async start() {
    if (this.page) return;
    reload();
    const page = stage({ owner: this.owner, room: this.room, isOnline: this.isOnline });
    page.api.send.mockImplementation(async (message) => {
      await Promise.resolve();
      if (!this.isOnline || this.page !== page) throw lost();
      const at = this.put({ sender: 'customer', message });
      if (this.isLossy) throw lost();
      return at;
    });
    page.api.history.mockImplementation(({ limit, skip }) =>
      this.isOnline
        ? Promise.resolve([...this.room].reverse().slice(skip, skip + limit))
        : Promise.reject(lost()),
    );
    this.page = page;
    await this.connect();
  }

  async connect() {
    if (this.isOnline) this.page?.listeners.onJoined();
    await settle();
  }

  /** Ends the page without a warning, with its requests in flight. */
  kill() {
    this.page?.chat.stop();
    this.page = undefined;
  }

  async setOnline(isOnline: boolean) {
    this.isOnline = isOnline;
    if (!this.page) return;
    this.page.at.isOnline = isOnline;
    if (!isOnline) return this.page.chat.rest();
    this.page.chat.comeOnline();
    await this.connect();
  }

  get unread() {
    return this.page && countUnseen(this.page.chat.get().conversation);
  }
}

it('counts the messages after the last one that was seen, over any number of restarts', async () => {
  let restartsWithUnread = 0;
  const steps = ['support writes', 'support writes much', 'player writes', 'start', 'kill', 'look'] as const;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...steps), { maxLength: 30, size: 'max' }),
      async (schedule) => {
        const phone = new Phone();
        let seen: number | undefined;
        // The page counts no earlier message.
        let countedFrom = 0;
        const supportWrites = async () => {
          const at = phone.put(chatMessage('hello', 0));
          const written = phone.room[at - 1_000] ?? expect.fail();
          phone.page?.listeners.onMessage(written);
          await settle();
        };
        for (const step of schedule) {
          if (step === 'support writes') await supportWrites();
          if (step === 'support writes much')
            for (let count = 12; count > 0; count -= 1) await supportWrites();
          if (step === 'player writes') phone.page?.chat.send({ type: 'text', text: 'hi' });
          if (step === 'start' && !phone.page) {
            await phone.start();
            countedFrom = phone.room.length - mostUnread;
            seen ??= phone.room.length;
            if ((phone.unread ?? 0) > 0) restartsWithUnread += 1;
          }
          if (step === 'kill') phone.kill();
          if (step === 'look' && phone.page) {
            phone.page.chat.setEndVisible(true);
            await vi.advanceTimersByTimeAsync(1_000);
            phone.page.chat.setEndVisible(false);
            seen = phone.room.length;
          }
          await settle();
          if (phone.page)
            expect(phone.unread).toBe(
              phone.room.slice(Math.max(seen ?? 0, countedFrom)).filter((one) => !isOwn(one)).length,
            );
        }
        phone.kill();
      },
    ),
    { numRuns: count },
  );
  expect(restartsWithUnread).toBeGreaterThan(count / 4);
});

it('delivers each text exactly once, over reloads, kills and lost responses', async () => {
  let restarts = 0;
  const steps = ['write', 'write', 'start', 'kill', 'go offline', 'go online', 'lose', 'answer'] as const;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...steps), { maxLength: 30, size: 'max' }),
      async (schedule) => {
        const phone = new Phone();
        const written: string[] = [];
        await phone.start();
        for (const step of schedule) {
          if (step === 'write') {
            const text = `text ${written.length}`;
            if (phone.page?.chat.send({ type: 'text', text })) written.push(text);
            // The next step comes before the response.
            continue;
          }
          if (step === 'start') {
            if (!phone.page && written.length > phone.room.length) restarts += 1;
            await phone.start();
          }
          if (step === 'kill') phone.kill();
          if (step === 'go offline') await phone.setOnline(false);
          if (step === 'go online') await phone.setOnline(true);
          if (step === 'lose' || step === 'answer') phone.isLossy = step === 'lose';
          if (step !== 'kill') await settle();
        }
        phone.isLossy = false;
        phone.kill();
        await phone.setOnline(true);
        await phone.start();
        for (const { key } of phone.page?.chat.get().conversation.entries ?? []) phone.page?.chat.resend(key);
        await settle();
        const sent = phone.room.map(({ message }) => (message.payload as { text: string }).text);
        expect([...sent].sort()).toEqual([...written].sort());
        expect(localStorage.getItem('chat-outbox')).toBeNull();
        phone.kill();
      },
    ),
    { numRuns: count },
  );
  expect(restarts).toBeGreaterThan(count / 6);
});

it('belongs to its member: a sign-out removes the texts, and a late failure brings none back', async () => {
  const phone = new Phone();
  phone.isOnline = false;
  await phone.start();
  phone.page?.chat.send({ type: 'text', text: 'private' });
  expect(localStorage.getItem('chat-outbox')).toContain('private');
  expect(stage({ owner: nextMember() }).chat.get().conversation.entries).toEqual([]);
  session.signOut();
  phone.kill();
  await settle();
  expect(localStorage.getItem('chat-outbox')).toBeNull();
  session.signIn('another token', true);
  expect(stage({ owner: phone.owner }).chat.get().conversation.entries).toEqual([]);
});

it('keeps the texts of a guest for a day', async () => {
  const phone = new Phone();
  Object.assign(phone, { owner: { guestId: 'a guest' } });
  phone.isOnline = false;
  const write = (text: string) => phone.page?.chat.send({ type: 'text', text });
  const restart = async () => {
    phone.kill();
    await phone.start();
    return phone.page?.shown();
  };
  await phone.start();
  for (let count = 1; count <= 20; count += 1) write(`text ${count}`);
  expect(await restart()).toHaveLength(20);
  vi.setSystemTime(Date.now() + 24 * 60 * 60_000 - 1);
  expect(await restart()).toHaveLength(20);
  expect(stage().shown()).toEqual([]);
  vi.setSystemTime(Date.now() + 1);
  expect(await restart()).toEqual([]);
  write('sent');
  phone.kill();
  phone.isOnline = true;
  await phone.start();
  expect(phone.room.map(({ message }) => message.payload)).toMatchObject([{ text: 'sent' }]);
  expect(localStorage.getItem('guest-outbox')).toBeNull();
});

it('keeps the texts of two tabs', async () => {
  const [one, other] = [new Phone(), new Phone()];
  Object.assign(other, { owner: one.owner });
  for (const tab of [one, other]) {
    tab.isOnline = false;
    await tab.start();
  }
  one.page?.chat.send({ type: 'text', text: 'from one' });
  other.page?.chat.send({ type: 'text', text: 'from the other' });
  reload();
  expect(stage({ owner: one.owner }).shown()).toEqual(['from one', 'from the other']);
});

it('marks as seen in all tabs', async () => {
  const phone = new Phone();
  await phone.start();
  phone.put(chatMessage('hello', 0));
  await phone.connect();
  const other = stage({ owner: phone.owner, room: phone.room });
  other.listeners.onJoined();
  await settle();
  expect([phone.unread, countUnseen(other.chat.get().conversation)]).toEqual([1, 1]);
  other.chat.setEndVisible(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(phone.unread).toBe(0);
});
