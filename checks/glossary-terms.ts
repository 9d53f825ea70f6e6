/**
 * One term for one concept, in three languages. `A / B` are alternatives; brackets enclose an optional part. `never` lists
 * forbidden terms.
 */
export interface GlossaryTerm {
  readonly en: string;
  readonly th: string;
  readonly lo: string;
  /** By language, separated by commas. */
  readonly never?: Readonly<Partial<Record<'en' | 'th' | 'lo', string>>>;
}

export const glossary: readonly GlossaryTerm[] = [
  {
    en: 'Deposit',
    th: 'ฝาก(เงิน)',
    lo: 'ຝາກ(ເງິນ)',
    never: { en: 'top up, pay in', th: 'ฝากตัง, เติมเครดิต', lo: 'ຝາກຕັງ, ເຕີມເງິນ' },
  },
  {
    en: 'Withdraw',
    th: 'ถอน(เงิน)',
    lo: 'ຖອນ(ເງິນ)',
    never: { en: 'cash out, pay out', th: 'ถอนตัง, เบิกเงิน, กดเงิน', lo: 'ຖອນຕັງ, ເບີກເງິນ' },
  },
  {
    en: 'Transfer',
    th: 'โยก(เงิน) / โอน(เงิน)',
    lo: 'ໂອນ(ເງິນ)',
    never: { en: 'move money', th: 'โอนย้าย, ย้ายเงิน', lo: 'ໂຍກ, ຍ້າຍເງິນ' },
  },
  {
    en: 'Wallet',
    th: 'กระเป๋า(เงิน) / วอลเล็ต',
    lo: 'ກະເປົາ(ເງິນ) / True Wallet',
    never: { th: 'กระเป๋าตัง, วอลเลต', lo: 'ກະເປົ໋າ' },
  },
  {
    en: 'Balance',
    th: 'ยอด(เงิน)',
    lo: 'ຍອດ(ເງິນ)',
    never: { en: 'credit', th: 'ยอดคงเหลือ, เครดิต', lo: 'ຍອດຄົງເຫຼືອ, ເຄຣດິດ' },
  },
  {
    en: 'Statement',
    th: 'รายการเดินบัญชี',
    lo: 'ລາຍການເຄື່ອນໄຫວ',
    never: {
      en: 'transaction history',
      th: 'สเตทเมนต์, ประวัติธุรกรรม',
      lo: 'ສະເຕດເມັນ, ເຄື່ອນໄຫວບັນຊີ',
    },
  },
  { en: 'Transaction', th: 'รายการ', lo: 'ລາຍການ', never: { th: 'ธุรกรรม', lo: 'ທຸລະກຳ' } },
  { en: 'Slip', th: 'สลิป', lo: 'ສະລິບ', never: { en: 'receipt', th: 'สลีป, ใบโอน', lo: 'ສະລີບ, ໃບໂອນ' } },
  { en: 'QR code', th: 'QR', lo: 'QR', never: { th: 'คิวอาร์', lo: 'ຄິວອາ' } },
  { en: 'Screenshot', th: 'ภาพหน้าจอ', lo: 'ຮູບໜ້າຈໍ', never: { th: 'แคปหน้าจอ', lo: 'ພາບໜ້າຈໍ' } },
  {
    en: 'Gift link',
    th: '(ลิงก์)ซองของขวัญ',
    lo: '(ລິ້ງ)ຊອງຂອງຂວັນ',
    never: { en: 'voucher', th: 'อั่งเปา, ซองแดง', lo: 'ອັ່ງເປົາ' },
  },
  { en: 'Bonus', th: 'โบนัส', lo: 'ໂບນັດ', never: { en: 'reward', th: 'โบนัท', lo: 'ໂບນັສ' } },
  { en: 'Promotion', th: 'โปรโมชัน', lo: 'ໂປຣໂມຊັນ', never: { en: 'promo', th: 'โปรโมชั่น', lo: 'ໂປຣໂມຊັ່ນ' } },
  {
    en: 'Conditions',
    th: 'เงื่อนไข',
    lo: 'ເງື່ອນໄຂ',
    never: { en: 'requirements', th: 'ข้อกำหนด', lo: 'ຂໍ້ກຳນົດ' },
  },
  {
    en: 'Refund',
    th: '(รับ)คืน(ยอดเสีย)',
    lo: '(ຮັບ)ຄືນ(ຍອດເສຍ)',
    never: { en: 'cashback', th: 'แคชแบ็ก, คืนเงินเสีย', lo: 'ຄືນເງິນເສຍ' },
  },
  { en: 'Coupon', th: 'คูปอง', lo: 'ຄູປອງ', never: { en: 'ticket', th: 'บัตรกำนัล', lo: 'ຄູປ໋ອງ' } },
  { en: 'Coin', th: 'เหรียญ', lo: 'ຫຼຽນ', never: { en: 'token', th: 'คอยน์', lo: 'ຫລຽນ' } },
  { en: 'Prize', th: 'รางวัล', lo: 'ລາງວັນ' },
  { en: 'Wheel', th: 'วงล้อ', lo: 'ວົງລໍ້', never: { th: 'กงล้อ', lo: 'ກົງລໍ້' } },
  { en: 'Friend', th: 'เพื่อน', lo: 'ໝູ່', never: { lo: 'ເພື່ອນ' } },
  { en: 'Provider', th: 'ค่ายเกม / ผู้ให้บริการ', lo: 'ຄ້າຍເກມ / ຜູ້ໃຫ້ບໍລິການ', never: { lo: 'ຄ່າຍ' } },
  {
    en: 'Log in',
    th: 'เข้าสู่ระบบ',
    lo: 'ເຂົ້າສູ່ລະບົບ',
    never: { en: 'sign in', th: 'ล็อกอิน, ลงชื่อเข้าใช้', lo: 'ລັອກອິນ, ເຂົ້າລະບົບ' },
  },
  { en: 'Register', th: 'สมัคร', lo: 'ສະໝັກ', never: { en: 'sign up', th: 'ลงทะเบียน', lo: 'ລົງທະບຽນ' } },
  {
    en: 'Password',
    th: 'รหัสผ่าน',
    lo: 'ລະຫັດຜ່ານ',
    never: { en: 'passcode', th: 'พาสเวิร์ด', lo: 'ພາສເວີດ' },
  },
  { en: 'Reset', th: 'รีเซ็ต', lo: 'ຣີເຊັດ' },
  { en: 'Phone number', th: 'เบอร์', lo: 'ເບີ', never: { en: 'mobile number', th: 'หมายเลขโทรศัพท์' } },
  { en: 'Bank', th: 'ธนาคาร / สมุดบัญชี', lo: 'ທະນາຄານ / ປຶ້ມບັນຊີ', never: { th: 'แบงค์' } },
  { en: 'Account number', th: 'เลขที่บัญชี', lo: 'ເລກບັນຊີ', never: { th: 'เลขบัญชี' } },
  { en: 'Account name', th: 'ชื่อบัญชี', lo: 'ຊື່ບັນຊີ' },
  {
    en: 'Contact us',
    th: 'ติดต่อ(เจ้าหน้าที่ / เรา)',
    lo: 'ຕິດຕໍ່(ພະນັກງານ)',
    never: { en: 'contact support', th: 'แอดมิน, ทีมงาน', lo: 'ແອັດມິນ, ທີມງານ' },
  },
  { en: 'Support', th: 'เจ้าหน้าที่', lo: 'ພະນັກງານ' },
  { en: 'Expired', th: 'หมดอายุ / หมดเวลา', lo: 'ໝົດອາຍຸ / ໝົດເວລາ' },
  { en: 'In progress', th: '(กำลัง)ดำเนินการ / กำลังทำรายการ', lo: '(ກຳລັງ)ດຳເນີນການ / ກຳລັງເຮັດລາຍການ' },
  { en: 'Cancel', th: 'ยกเลิก', lo: 'ຍົກເລີກ' },
  { en: 'Minimum', th: 'ขั้นต่ำ', lo: 'ຂັ້ນຕ່ຳ' },
  { en: 'Link', th: 'ลิงก์ / ซองของขวัญ', lo: 'ລິ້ງ / ຊອງຂອງຂວັນ', never: { th: 'ลิงค์, ที่อยู่เว็บ', lo: 'ລິ້ງຄ໌' } },
  { en: 'Browser', th: 'เบราว์เซอร์', lo: 'ບຣາວເຊີ', never: { th: 'บราวเซอร์', lo: 'ເບຣົາເຊີ' } },
  { en: 'Copy', th: 'คัดลอก', lo: 'ສຳເນົາ', never: { th: 'ก๊อป, สำเนา', lo: 'ກັອບ, ຄັດລອກ' } },
  { en: 'Chat', th: 'แชต / สนทนา', lo: 'ແຊັດ / ສົນທະນາ', never: { th: 'แชท' } },
  { en: 'Take a break', th: 'พัก(การเล่น)', lo: 'ພັກ(ການຫຼິ້ນ)' },
];
