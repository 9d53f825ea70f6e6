/** Texts of the demo operator. The operator is invented; a real one has its own texts (decisions 32). */
import type { Contact, Notice, SiteInfo } from '@wallet/contract/site';
import { paragraph, type LocalizedText, type LanguageTag } from '../../world/localized-text.ts';
import { pictureAt } from '../picture-address.ts';

export const operator: SiteInfo = { name: 'Demo Play', website: 'https://play.example' };

const contact: LocalizedText = {
  th: 'เจ้าหน้าที่พร้อมช่วยเหลือทุกวัน เวลา 08:00–24:00 น. โทร 02-000-0000',
  lo: 'ພະນັກງານພ້ອມຊ່ວຍເຫຼືອທຸກມື້ ເວລາ 08:00–24:00 ໂມງ ໂທ 020 0000 0000',
  en: 'Our team is here for you every day from 08:00 to 24:00. Call 02-000-0000.',
};

const notice: LocalizedText = {
  th: 'หากยกเลิกโบนัสก่อนครบเงื่อนไข จะหัก percentFail% ของยอดโบนัส',
  lo: 'ຖ້າຍົກເລີກໂບນັດກ່ອນຄົບເງື່ອນໄຂ ຈະຫັກ percentFail% ຂອງຍອດໂບນັດ',
  en: 'If you cancel a bonus before its conditions are met, percentFail% of the bonus is deducted.',
};

const conditions: readonly LocalizedText[] = [
  {
    th: 'ผู้เล่นต้องมีอายุ 20 ปีบริบูรณ์ขึ้นไป',
    lo: 'ຜູ້ຫຼິ້ນຕ້ອງມີອາຍຸ 20 ປີຂຶ້ນໄປ',
    en: 'Players must be at least 20 years old.',
  },
  {
    th: 'ชื่อบัญชีธนาคารต้องตรงกับชื่อสมาชิก',
    lo: 'ຊື່ບັນຊີທະນາຄານຕ້ອງກົງກັບຊື່ສະມາຊິກ',
    en: 'The name of the bank account must be the member’s own.',
  },
  {
    th: 'สมาชิกหนึ่งคนมีได้หนึ่งบัญชีเท่านั้น',
    lo: 'ສະມາຊິກໜຶ່ງຄົນມີໄດ້ໜຶ່ງບັນຊີເທົ່ານັ້ນ',
    en: 'Each member may have one account only.',
  },
  {
    th: 'ระหว่างใช้โบนัส จะถอนเงินได้เมื่อครบเงื่อนไขของโบนัสแล้ว',
    lo: 'ໃນລະຫວ່າງໃຊ້ໂບນັດ ຈະຖອນເງິນໄດ້ເມື່ອຄົບເງື່ອນໄຂຂອງໂບນັດແລ້ວ',
    en: 'While a bonus is active, money can be withdrawn once its conditions are met.',
  },
  {
    th: 'คำขอถอนเงินที่ส่งแล้วยกเลิกไม่ได้',
    lo: 'ຄຳຂໍຖອນເງິນທີ່ສົ່ງແລ້ວບໍ່ສາມາດຍົກເລີກໄດ້',
    en: 'A withdrawal cannot be cancelled after it was requested.',
  },
  {
    th: 'เล่นอย่างมีสติ กำหนดวงเงินของตนเองและหยุดพักเมื่อจำเป็น',
    lo: 'ຫຼິ້ນຢ່າງມີສະຕິ ກຳນົດວົງເງິນຂອງຕົນເອງ ແລະ ພັກເມື່ອຈຳເປັນ',
    en: 'Play with care: set yourself a limit, and take a break when you need one.',
  },
];

const agreements: readonly LocalizedText[] = [
  {
    th: 'กรุณาอ่านก่อนใช้บริการ',
    lo: 'ກະລຸນາອ່ານກ່ອນໃຊ້ບໍລິການ',
    en: 'Read this before you use the service.',
  },
  {
    th: 'เราใช้ข้อมูลส่วนบุคคลเพื่อให้บริการบัญชีของคุณเท่านั้น',
    lo: 'ພວກເຮົາໃຊ້ຂໍ້ມູນສ່ວນຕົວເພື່ອໃຫ້ບໍລິການບັນຊີຂອງທ່ານເທົ່ານັ້ນ',
    en: 'We use your personal data to run your account, and for nothing else.',
  },
  {
    th: 'กรุณาเก็บรหัสผ่านเป็นความลับ เจ้าหน้าที่จะไม่ขอรหัสผ่านจากคุณ',
    lo: 'ກະລຸນາເກັບລະຫັດຜ່ານເປັນຄວາມລັບ ພະນັກງານຈະບໍ່ຂໍລະຫັດຜ່ານຈາກທ່ານ',
    en: 'Keep your password to yourself. Our team never asks for it.',
  },
  {
    th: 'การใช้บริการถือว่าคุณยอมรับเงื่อนไขทั้งหมด',
    lo: 'ການໃຊ້ບໍລິການຖືວ່າທ່ານຍອມຮັບເງື່ອນໄຂທັງໝົດ',
    en: 'By using the service you accept all of its conditions.',
  },
];

/** Returns the contact data of the operator; the simulator draws the QR picture. */
export const showContact = (language: LanguageTag): Contact => ({
  contactText: paragraph(language, contact[language]),
  lineLink: 'https://chat.example/demo-play',
  lineName: '@demo-play',
  lineQR: pictureAt('qr', 'contact'),
});

/** Returns the notice with its `percentFail` placeholder, which the client replaces (spec 2, /user/bonus). */
export const showNotice = (language: LanguageTag): Notice => ({
  notice: paragraph(language, notice[language]),
});

export const listConditions = (language: LanguageTag): string[] =>
  conditions.map((texts) => paragraph(language, texts[language]));

export const listAgreements = (language: LanguageTag): string[] =>
  agreements.map((texts) => paragraph(language, texts[language]));
