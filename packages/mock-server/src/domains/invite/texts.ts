/** Texts of the demo operator about invitations. */
import type { Banner } from '@wallet/contract/site';
import type { LocalizedText, LanguageTag } from '../../world/localized-text.ts';
import { bannersOf } from '../picture-address.ts';

export const inviteWords: LocalizedText = { th: 'โบนัสชวนเพื่อน', lo: 'ໂບນັດຊວນໝູ່', en: 'Invite bonus' };

const banners: Readonly<Record<string, LocalizedText>> = {
  'invite-friends': {
    th: 'ส่งลิงก์ให้เพื่อน เมื่อเพื่อนสมัครและเล่น คุณจะได้รับ 1% ของยอดเดิมพัน',
    lo: 'ສົ່ງລິ້ງໃຫ້ໝູ່ ເມື່ອໝູ່ສະໝັກ ແລະ ຫຼິ້ນ ທ່ານຈະໄດ້ຮັບ 1% ຂອງຍອດເດີມພັນ',
    en: 'Send your link to a friend. When they join and play, you receive 1% of what they stake.',
  },
  'invite-collect': {
    th: 'รับเป็นโบนัสได้เมื่อสะสมครบ ฿50.00',
    lo: 'ຮັບເປັນໂບນັດໄດ້ເມື່ອສະສົມຄົບ ฿50.00',
    en: 'You can claim it as a bonus from ฿50.00.',
  },
};

/** Banners shown before the invite list (spec 2, /user/home). */
export const listInviteBanners = (language: LanguageTag): Banner[] => bannersOf(language, banners);
