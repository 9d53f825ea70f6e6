/** The wheel of the demo operator: eight slices with their prizes and weights. */
import { noPrizeCode, type Slice } from '@wallet/contract/spin';
import { amountText, formatBaht, satang, type Satang } from '@wallet/contract/wire/money';
import { ControlError } from '../../world/control-error.ts';
import { paragraph, type LocalizedText, type LanguageTag } from '../../world/localized-text.ts';

/**
 * The benefit of a coupon: `cash` goes to the wallet, `bonus` has a turnover, `coin` is another spin, and support hands
 * over a `gift`.
 */
export type CouponGift =
  | { readonly type: 'cash' | 'bonus'; readonly amount: Satang }
  | { readonly type: 'coin'; readonly coins: number }
  | { readonly type: 'gift' };

export interface Prize {
  readonly code: string;
  /** Short, to fit a slice, and the same in every language. */
  readonly label: string;
  readonly name: LocalizedText;
  readonly bgColor: string;
  readonly textColor: string;
  /** Relative frequency, against the sum of all weights. */
  readonly weight: number;
  /** Undefined: no prize. */
  readonly gift?: CouponGift;
}

const wheelName: LocalizedText = { th: 'วงล้อนำโชค', lo: 'ວົງລໍ້ນຳໂຊກ', en: 'Lucky wheel' };

const cash = (amount: Satang): Pick<Prize, 'code' | 'label' | 'name' | 'gift'> => {
  const digits = amountText(amount);
  const shown = `฿${formatBaht(amount)}`;
  const name = { th: `เงินสด ${shown}`, lo: `ເງິນສົດ ${shown}`, en: `${shown} in cash` };
  return { code: `CASH${digits}`, label: `฿${digits}`, name, gift: { type: 'cash', amount } };
};

const bonus = (amount: Satang): Pick<Prize, 'code' | 'label' | 'name' | 'gift'> => {
  const digits = amountText(amount);
  const shown = `฿${formatBaht(amount)}`;
  const name = { th: `โบนัส ${shown}`, lo: `ໂບນັດ ${shown}`, en: `${shown} as a bonus` };
  return { code: `BONUS${digits}`, label: `★ ฿${digits}`, name, gift: { type: 'bonus', amount } };
};

const dark = { bgColor: '#1d2b53', textColor: '#ffffff' };
const gold = { bgColor: '#f2b632', textColor: '#1a1200' };
const teal = { bgColor: '#145a5b', textColor: '#ffffff' };
const red = { bgColor: '#9e2b3c', textColor: '#ffffff' };

export const prizes: readonly Prize[] = [
  { ...cash(satang(10_00)), ...gold, weight: 25 },
  {
    code: noPrizeCode,
    label: '–',
    name: { th: 'ไม่ได้รางวัล', lo: 'ບໍ່ໄດ້ລາງວັນ', en: 'No prize' },
    ...dark,
    weight: 30,
  },
  { ...bonus(satang(20_00)), ...red, weight: 15 },
  { ...cash(satang(50_00)), ...dark, weight: 8 },
  {
    code: 'COIN1',
    label: '+1',
    name: { th: 'หมุนฟรี 1 ครั้ง', lo: 'ໝຸນຟຣີ 1 ຄັ້ງ', en: '1 free spin' },
    ...gold,
    weight: 15,
    gift: { type: 'coin', coins: 1 },
  },
  { ...bonus(satang(100_00)), ...teal, weight: 4 },
  {
    code: 'GIFT',
    label: '♥',
    name: { th: 'ของรางวัลจากเจ้าหน้าที่', lo: 'ຂອງລາງວັນຈາກພະນັກງານ', en: 'A gift from support' },
    ...red,
    weight: 2,
    gift: { type: 'gift' },
  },
  { ...cash(satang(500_00)), ...dark, weight: 1 },
];

export const findPrize = (code: string): Prize | undefined => prizes.find((prize) => prize.code === code);

/** Returns a prize with its coupon. Throws a ControlError for a slice that wins none. */
export function requireWin(code: string) {
  const prize = findPrize(code);
  if (!prize?.gift) throw new ControlError('conflict', `The slice ${code} wins no coupon.`);
  return { ...prize, gift: prize.gift };
}

const totalWeight = prizes.reduce((sum, { weight }) => sum + weight, 0);

export const showWheel = (language: LanguageTag, hasChances: boolean): { name: string; slices: Slice[] } => ({
  name: wheelName[language],
  slices: prizes.map(({ code, label, bgColor, textColor, name, weight }) => ({
    code,
    label,
    bgColor,
    textColor,
    htmlDescription: paragraph(language, name[language]),
    ...(hasChances && { chance: (weight / totalWeight) * 100 }),
  })),
});
