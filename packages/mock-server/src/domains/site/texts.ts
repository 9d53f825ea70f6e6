/** What the demo operator says. The operator is invented; a real one brings its own texts (decisions 32). */
import type { MarketName } from '@wallet/contract/market';
import type { Contact, Notice, SiteInfo } from '@wallet/contract/site';
import type { InLanguages } from '../in-languages.ts';
import { paragraphs } from '../in-languages.ts';
import { pictureAt } from '../picture.ts';

export const operator: SiteInfo = { name: 'Demo Play', website: 'https://play.example' };

const contact: InLanguages = {
  th: 'ทีมงานพร้อมช่วยเหลือทุกวัน เวลา 08:00–24:00 น. โทร 02-000-0000',
  lo: 'ທີມງານພ້ອມຊ່ວຍເຫຼືອທຸກມື້ ເວລາ 08:00–24:00 ໂມງ ໂທ 02-000-0000',
  en: 'Our team is here for you every day from 08:00 to 24:00. Call 02-000-0000.',
};

const notice: InLanguages = {
  th: 'หากยกเลิกโบนัสก่อนครบเงื่อนไข ระบบจะหักเงิน percentFail% ของยอดโบนัส',
  lo: 'ຖ້າຍົກເລີກໂບນັດກ່ອນຄົບເງື່ອນໄຂ ລະບົບຈະຫັກເງິນ percentFail% ຂອງຍອດໂບນັດ',
  en: 'If you cancel a bonus before its conditions are met, percentFail% of the bonus is deducted.',
};

const conditions: readonly InLanguages[] = [
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
    th: 'ระหว่างรับโบนัส จะถอนเงินได้เมื่อครบเงื่อนไขของโบนัสแล้ว',
    lo: 'ໃນລະຫວ່າງຮັບໂບນັດ ຈະຖອນເງິນໄດ້ເມື່ອຄົບເງື່ອນໄຂຂອງໂບນັດແລ້ວ',
    en: 'While a bonus is active, money can be withdrawn once its conditions are met.',
  },
  {
    th: 'คำขอถอนเงินที่ส่งแล้วไม่สามารถยกเลิกได้',
    lo: 'ຄຳຂໍຖອນເງິນທີ່ສົ່ງແລ້ວບໍ່ສາມາດຍົກເລີກໄດ້',
    en: 'A withdrawal cannot be cancelled after it was requested.',
  },
  {
    th: 'เล่นอย่างมีสติ กำหนดวงเงินของตนเองและหยุดพักเมื่อจำเป็น',
    lo: 'ຫຼິ້ນຢ່າງມີສະຕິ ກຳນົດວົງເງິນຂອງຕົນເອງ ແລະ ພັກເມື່ອຈຳເປັນ',
    en: 'Play with care: set yourself a limit, and take a break when you need one.',
  },
];

const agreements: readonly InLanguages[] = [
  {
    th: 'โปรดอ่านก่อนใช้บริการ',
    lo: 'ກະລຸນາອ່ານກ່ອນໃຊ້ບໍລິການ',
    en: 'Please read this before you use the service.',
  },
  {
    th: 'ข้อมูลส่วนบุคคลใช้เพื่อให้บริการบัญชีของท่านเท่านั้น',
    lo: 'ຂໍ້ມູນສ່ວນຕົວໃຊ້ເພື່ອໃຫ້ບໍລິການບັນຊີຂອງທ່ານເທົ່ານັ້ນ',
    en: 'Personal data is used to serve your account, and for nothing else.',
  },
  {
    th: 'โปรดเก็บรหัสผ่านเป็นความลับ ทีมงานจะไม่ขอรหัสผ่านจากท่าน',
    lo: 'ກະລຸນາເກັບລະຫັດຜ່ານເປັນຄວາມລັບ ທີມງານຈະບໍ່ຂໍລະຫັດຜ່ານຈາກທ່ານ',
    en: 'Keep your password to yourself. Our team never asks for it.',
  },
  {
    th: 'การใช้บริการถือว่าท่านยอมรับเงื่อนไขทั้งหมด',
    lo: 'ການໃຊ້ບໍລິການຖືວ່າທ່ານຍອມຮັບເງື່ອນໄຂທັງໝົດ',
    en: 'By using the service you accept all of its conditions.',
  },
];

/** How to reach the operator; the QR picture is drawn by the simulator. */
export const showContact = (market: MarketName): Contact => ({
  contactText: paragraphs(market, contact),
  lineLink: 'https://chat.example/demo-play',
  lineName: '@demo-play',
  lineQR: pictureAt('qr', 'contact'),
});

/** The notice with its `percentFail` placeholder, which the reader's side fills (spec 2, /user/bonus). */
export const showNotice = (market: MarketName): Notice => ({ notice: paragraphs(market, notice) });

export const listConditions = (market: MarketName): string[] =>
  conditions.map((texts) => paragraphs(market, texts));

export const listAgreements = (market: MarketName): string[] =>
  agreements.map((texts) => paragraphs(market, texts));
