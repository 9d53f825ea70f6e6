/** Texts of the demo operator about loss refunds. They never invite players to win money back. */
import type { Banner } from '@wallet/contract/site';
import type { LocalizedText, LanguageTag } from '../../world/localized-text.ts';
import { bannersOf } from '../picture-address.ts';

export const refundWords: LocalizedText = { th: 'คืนยอดเสีย', lo: 'ຄືນຍອດເສຍ', en: 'Loss refund' };

export const refundInfo: LocalizedText = {
  th: 'คืนยอดเสีย 5% ของทุกรอบ รับได้วันละ 1 ครั้ง',
  lo: 'ຄືນຍອດເສຍ 5% ຂອງທຸກຮອບ ຮັບໄດ້ມື້ລະ 1 ຄັ້ງ',
  en: 'Get back 5% of every losing round, once a day',
};

const banners: Readonly<Record<string, LocalizedText>> = {
  'refund-share': refundInfo,
  'refund-choice': {
    th: 'เลือกรับเป็นโบนัส หรือรับบางส่วนเข้ากระเป๋าเงินทันที',
    lo: 'ເລືອກຮັບເປັນໂບນັດ ຫຼື ຮັບບາງສ່ວນເຂົ້າກະເປົາເງິນທັນທີ',
    en: 'Claim it as a bonus, or get part of it in your wallet right away',
  },
};

/** Banners shown before the refund (spec 2, /user/home). */
export const listRefundBanners = (language: LanguageTag): Banner[] => bannersOf(language, banners);
