/** The demo offers, all invented: bonuses for every member, and promotions with a code. */
import type { BonusType } from '@wallet/contract/bonus';
import type { Banner } from '@wallet/contract/site';
import { formatBaht, satang, type Satang } from '@wallet/contract/wire/money';
import { paragraph, type LocalizedText, type LanguageTag } from '../../world/localized-text.ts';
import { pictureAt } from '../picture-address.ts';

export interface Offer {
  readonly code: string;
  readonly title: LocalizedText;
  /** Amount in satang; the maximum for an offer with `percent`. */
  readonly amount: Satang;
  /** Share of the latest deposit in percent; without it the whole amount is given. */
  readonly percent?: number;
  /** Minimum of the deposit before it, in satang; each deposit counts for one bonus. */
  readonly leastDeposit?: Satang;
  readonly turnover: number;
  readonly percentFail: number;
  readonly isCancellable: boolean;
}

export interface BonusOffer extends Offer {
  readonly type: BonusType;
  readonly maxReceived: number;
  /** Total number of receipts by all members (BONUS_FULL). Default: unlimited. */
  readonly stock?: number;
}

export interface PromotionOffer extends Offer {
  /** Month of the year, 1 to 12, in which the code is valid. Default: always. */
  readonly month?: number;
}

const usual = { turnover: 3, percentFail: 100, isCancellable: true };

export const bonusOffers: readonly BonusOffer[] = [
  {
    ...usual,
    code: 'WELCOME',
    title: { th: 'โบนัสต้อนรับ', lo: 'ໂບນັດຕ້ອນຮັບ', en: 'Welcome bonus' },
    type: 'limit',
    maxReceived: 1,
    amount: satang(500_00),
    turnover: 6,
  },
  {
    ...usual,
    code: 'FRIENDLY',
    title: { th: 'โบนัสมิตรภาพ', lo: 'ໂບນັດມິດຕະພາບ', en: 'Friendship bonus' },
    type: 'limit',
    maxReceived: 3,
    amount: satang(100_00),
    leastDeposit: satang(200_00),
    percentFail: 50,
  },
  {
    ...usual,
    code: 'EARLY',
    title: { th: 'โบนัสมาก่อนได้ก่อน', lo: 'ໂບນັດມາກ່ອນໄດ້ກ່ອນ', en: 'First-come bonus' },
    type: 'limit',
    maxReceived: 1,
    amount: satang(200_00),
    stock: 1,
  },
  {
    ...usual,
    code: 'DAILY',
    title: { th: 'โบนัสฝากรายวัน', lo: 'ໂບນັດຝາກລາຍວັນ', en: 'Daily deposit bonus' },
    type: 'day',
    maxReceived: 1,
    amount: satang(200_00),
    percent: 10,
    leastDeposit: satang(100_00),
    percentFail: 20,
  },
  {
    ...usual,
    code: 'MORNING',
    title: { th: 'โบนัสประจำวัน', lo: 'ໂບນັດປະຈຳວັນ', en: 'Bonus of the day' },
    type: 'day',
    maxReceived: 2,
    amount: satang(20_00),
    turnover: 5,
  },
  {
    ...usual,
    code: 'STEADY',
    title: { th: 'โบนัสเล่นให้ครบ', lo: 'ໂບນັດຫຼິ້ນໃຫ້ຄົບ', en: 'Play-through bonus' },
    type: 'day',
    maxReceived: 1,
    amount: satang(30_00),
    turnover: 2,
    isCancellable: false,
  },
  {
    ...usual,
    code: 'WEEKLY',
    title: { th: 'โบนัสประจำสัปดาห์', lo: 'ໂບນັດປະຈຳອາທິດ', en: 'Weekly bonus' },
    type: 'week',
    maxReceived: 1,
    amount: satang(300_00),
    turnover: 5,
  },
  {
    ...usual,
    code: 'WEEKEND',
    title: { th: 'โบนัสฝากประจำสัปดาห์', lo: 'ໂບນັດຝາກປະຈຳອາທິດ', en: 'Weekly deposit bonus' },
    type: 'week',
    maxReceived: 2,
    amount: satang(1_000_00),
    percent: 20,
    leastDeposit: satang(500_00),
    percentFail: 50,
  },
  {
    ...usual,
    code: 'LOYAL',
    title: { th: 'โบนัสสมาชิกประจำ', lo: 'ໂບນັດສະມາຊິກປະຈຳ', en: 'Loyalty bonus' },
    type: 'week',
    maxReceived: 3,
    amount: satang(50_00),
    turnover: 4,
  },
];

export const promotionOffers: readonly PromotionOffer[] = [
  {
    ...usual,
    code: 'SABAI50',
    title: { th: 'โปรโมชันสบายใจ', lo: 'ໂປຣໂມຊັນສະບາຍໃຈ', en: 'Easy promotion' },
    amount: satang(50_00),
  },
  {
    ...usual,
    code: 'DOUBLE100',
    title: { th: 'โปรโมชันฝากรับสองเท่า', lo: 'ໂປຣໂມຊັນຝາກຮັບສອງເທົ່າ', en: 'Double promotion' },
    amount: satang(100_00),
    percent: 100,
    leastDeposit: satang(50_00),
    turnover: 8,
    percentFail: 50,
  },
  {
    ...usual,
    code: 'NEWYEAR',
    title: { th: 'โปรโมชันสงกรานต์', lo: 'ໂປຣໂມຊັນປີໃໝ່ລາວ', en: 'Songkran promotion' },
    amount: satang(150_00),
    month: 4,
  },
];

export const bannerOf = (language: LanguageTag, offer: Offer): Banner => ({
  image: pictureAt('banner', offer.code),
  html: describe(language, offer),
});

/** Returns the title and the terms as HTML. The terms are generated from the values of the offer. */
export function describe(language: LanguageTag, offer: Offer): string {
  const { title, amount, percent, leastDeposit, turnover, percentFail, isCancellable } = offer;
  const most = `฿${formatBaht(amount)}`;
  const least = leastDeposit && `฿${formatBaht(leastDeposit)}`;
  const parts: readonly (LocalizedText | undefined)[] = [
    percent === undefined
      ? { th: `รับ ${most}`, lo: `ຮັບ ${most}`, en: `${most}` }
      : {
          th: `รับ ${percent}% ของยอดฝากล่าสุด สูงสุด ${most}`,
          lo: `ຮັບ ${percent}% ຂອງຍອດຝາກຫຼ້າສຸດ ສູງສຸດ ${most}`,
          en: `${percent}% of the latest deposit, up to ${most}`,
        },
    least === undefined
      ? undefined
      : {
          th: `ฝากอย่างน้อย ${least} ภายใน 24 ชั่วโมงก่อนรับ`,
          lo: `ຝາກຢ່າງໜ້ອຍ ${least} ພາຍໃນ 24 ຊົ່ວໂມງກ່ອນຮັບ`,
          en: `deposit at least ${least} in the 24 hours before you claim it`,
        },
    {
      th: `ต้องมียอดเดิมพัน ${turnover} เท่าของโบนัส`,
      lo: `ຕ້ອງມີຍອດເດີມພັນ ${turnover} ເທົ່າຂອງໂບນັດ`,
      en: `wager it ${turnover} times`,
    },
    isCancellable
      ? {
          th: `หากยกเลิกก่อนครบเงื่อนไขจะหัก ${percentFail}% ของโบนัส`,
          lo: `ຖ້າຍົກເລີກກ່ອນຄົບເງື່ອນໄຂຈະຫັກ ${percentFail}% ຂອງໂບນັດ`,
          en: `${percentFail}% is deducted if you cancel before the conditions are met`,
        }
      : {
          th: 'ยกเลิกก่อนครบเงื่อนไขไม่ได้',
          lo: 'ຍົກເລີກກ່ອນຄົບເງື່ອນໄຂບໍ່ໄດ້',
          en: 'cannot be cancelled before the conditions are met',
        },
  ];
  const terms = parts.flatMap((part) => part?.[language] ?? []).join(' · ');
  return paragraph(language, `<strong>${title[language]}</strong> ${terms}`);
}
