/** What the demo operator says about loss refunds: plainly, and without asking anyone to win something back. */
import type { MarketName } from '@wallet/contract/market';
import type { Banner } from '@wallet/contract/site';
import type { InLanguages } from '../in-languages.ts';
import { bannersOf } from '../picture.ts';

export const refundWords: InLanguages = { th: 'คืนยอดเสีย', lo: 'ຄືນຍອດເສຍ', en: 'Loss refund' };

export const refundInfo: InLanguages = {
  th: 'คืน 5% ของแต่ละรอบที่เสีย รับได้วันละหนึ่งครั้ง',
  lo: 'ຄືນ 5% ຂອງແຕ່ລະຮອບທີ່ເສຍ ຮັບໄດ້ມື້ລະໜຶ່ງຄັ້ງ',
  en: '5% of every lost round is given back, and can be received once a day',
};

const banners: Readonly<Record<string, InLanguages>> = {
  'refund-share': refundInfo,
  'refund-choice': {
    th: 'เลือกรับเป็นโบนัส หรือรับบางส่วนเข้ากระเป๋าเงินทันที',
    lo: 'ເລືອກຮັບເປັນໂບນັດ ຫຼື ຮັບບາງສ່ວນເຂົ້າກະເປົາເງິນທັນທີ',
    en: 'Receive it as a bonus, or a part of it straight into your wallet',
  },
};

/** Banners shown before the refund (spec 2, /user/home). */
export const listRefundBanners = (market: MarketName): Banner[] => bannersOf(market, banners);
