/** Deposits by QR code (spec 4, Deposit by QR; spec 9). */
import { qrProviders } from '@wallet/contract/deposit';
import { inBaht } from '@wallet/contract/wire/money.fixture';
import { about } from '../case.ts';
import { ensure, same } from '../../src/client/mismatch.ts';
import { minutes, seconds } from '../../src/world/clock.ts';

const at = (bankCode: string) => ({ params: { bankCode } });
const codeOf = (bankCode: string, amount: number) => ({ params: { bankCode }, body: { amount } });

const paid = 100.1;

const life = seconds(900);

export const depositCases = about('deposit', {
  'A QR code can be created at each provider for each of its presets': {
    cites: 'spec 9, QR preset amounts; decisions 7',
    requires: ['control'],
    async run({ member, later }) {
      const mali = await member({});
      for (const [provider, { presets }] of Object.entries(qrProviders)) {
        await later(minutes(1));
        for (const amount of presets.map(inBaht)) {
          const {
            hasQrcode,
            qrcode = '',
            ...made
          } = await mali.gets('deposit.createQr', codeOf(provider, amount));
          same(`the amount at ${provider}`, [hasQrcode, made.amount], [true, amount]);
          ensure(
            `the code of ${provider}`,
            qrcode.startsWith('<svg'),
            'markup of an SVG picture',
            qrcode.slice(0, 40),
          );
        }
      }
    },
  },
  'An open code can be resumed, with the remaining seconds': {
    cites: 'spec 4, Deposit by QR; decisions 6',
    requires: ['control'],
    async run({ member, later }) {
      const mali = await member({});
      const made = await mali.gets('deposit.createQr', codeOf('KBANK', 20));
      same('the seconds at first', made.expireIn, 900);
      await later(seconds(100) + 400);
      const open = await mali.gets('deposit.qr', at('KBANK'));
      same(
        'code, amount and seconds later',
        [open.qrcodeId, open.amount, open.expireIn],
        [made.qrcodeId, 20, 800],
      );
    },
  },
  'A paid code credits its amount once, is listed as a deposit, and is closed': {
    cites: 'spec 4; spec 9, a QR can be used once',
    requires: ['control'],
    async run({ member, payQr, later }) {
      const mali = await member({});
      const { qrcodeId = '' } = await mali.gets('deposit.createQr', codeOf('KBANK', paid));
      same('whether the code could be paid', await payQr(qrcodeId), true);
      same('the wallet', await mali.balance(), paid);
      same('the code', await mali.gets('deposit.qr', at('KBANK')), { hasQrcode: false });
      await mali.refused('deposit.cancelQr', 'QR_FAIL', { params: { qrcodeId } });
      same('whether the code could be paid', await payQr(qrcodeId), false);
      await later(life);
      same('the wallet at the end of its time', await mali.balance(), paid);
      const { total, statements } = await mali.gets('statement.list', { body: { page: 1, limit: 10 } });
      const [entry] = statements;
      same(
        'the statement',
        [total, entry?.statementType, entry?.status, entry?.amount, entry?.from],
        [1, 'deposit', 'SUCCESS', paid, 'KBANK'],
      );
    },
  },
  'An expired code cannot be paid': {
    cites: 'spec 4, Deposit by QR; decisions 68',
    requires: ['control'],
    async run({ member, payQr, later }) {
      const mali = await member({});
      const { qrcodeId = '' } = await mali.gets('deposit.createQr', codeOf('KBANK', paid));
      await later(life);
      same('whether the code could be paid', await payQr(qrcodeId), false);
      same('the wallet', await mali.balance(), 0);
    },
  },
  'A cancelled code is closed and cannot be paid': {
    cites: 'spec 4, Deposit by QR; decisions 68',
    requires: ['control'],
    async run({ member, payQr, later }) {
      const mali = await member({});
      const { qrcodeId = '' } = await mali.gets('deposit.createQr', codeOf('KBANK', paid));
      await mali.gets('deposit.cancelQr', { params: { qrcodeId } });
      same('the code', await mali.gets('deposit.qr', at('KBANK')), { hasQrcode: false });
      await mali.refused('deposit.cancelQr', 'QR_FAIL', { params: { qrcodeId } });
      same('whether the code could be paid', await payQr(qrcodeId), false);
      await later(life);
      same('the wallet', await mali.balance(), 0);
    },
  },
  'A new code replaces the previous one, at any provider': {
    cites: 'spec 4, Deposit by QR; decisions 68',
    requires: ['control'],
    async run({ member, payQr }) {
      const mali = await member({});
      const { qrcodeId = '' } = await mali.gets('deposit.createQr', codeOf('KBANK', paid));
      const { qrcodeId: second = '' } = await mali.gets('deposit.createQr', codeOf('WW', 100));
      same('the code at the first provider', await mali.gets('deposit.qr', at('KBANK')), {
        hasQrcode: false,
      });
      same('whether the code could be paid', await payQr(qrcodeId), false);
      same('whether the code could be paid', await payQr(second), true);
      same('the wallet', await mali.balance(), 100);
    },
  },
  'Another member’s code is unknown, and stays open': {
    cites: 'quality 5; decisions 68',
    requires: ['control'],
    async run({ member, other }) {
      const [mali, nok] = [await member({}), await other({})];
      const { qrcodeId = '' } = await mali.gets('deposit.createQr', codeOf('KBANK', 20));
      const foreign = await nok.send('deposit.cancelQr', { params: { qrcodeId } });
      const none = await nok.send('deposit.cancelQr', { params: { qrcodeId: 'f'.repeat(24) } });
      same('the responses', [foreign.status, foreign.body], [none.status, none.body]);
      same('the code’s own status', foreign.status, 404);
      same('what the other sees', await nok.gets('deposit.qr', at('KBANK')), { hasQrcode: false });
      same('what the owner sees', (await mali.gets('deposit.qr', at('KBANK'))).qrcodeId, qrcodeId);
    },
  },
  'A bank without QR codes is NO_BANK, as is a member without a bank account': {
    cites: 'spec 8, NO_BANK; decisions 67',
    requires: ['control'],
    async run({ member, other }) {
      const [mali, bua] = [await member({}), await other({ bankAccount: null })];
      await mali.refused('deposit.qr', 'NO_BANK', at('SCB'));
      await mali.refused('deposit.createQr', 'NO_BANK', codeOf('SCB', 100));
      await bua.refused('deposit.createQr', 'NO_BANK', codeOf('KBANK', 100));
      await bua.refused('deposit.lookup', 'NO_BANK');
    },
  },
  'The eleventh code within a minute is REQUEST_LIMIT_1MIN': {
    cites: 'spec 8, Rate limit; decisions 68',
    requires: ['control'],
    async run({ member, later }) {
      const mali = await member({});
      for (let turn = 0; turn < 10; turn++) await mali.gets('deposit.createQr', codeOf('KBANK', 20));
      await mali.refused('deposit.createQr', 'REQUEST_LIMIT_1MIN', codeOf('KBANK', 20));
      await later(minutes(1));
      await mali.gets('deposit.createQr', codeOf('KBANK', 20));
    },
  },
});
