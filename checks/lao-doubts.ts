/** Lao wording that we are not sure of, for the native reader: what is said now, where, and what else it could be. */
export interface Doubt {
  readonly said: string;
  /** `namespace:key` of a sentence that says it. */
  readonly at: string;
  readonly instead: readonly string[];
  readonly why: string;
}

export const laoDoubts: readonly Doubt[] = [
  {
    said: 'ລາຍການເຄື່ອນໄຫວ',
    at: 'statement:title',
    instead: ['ລາຍການເຄື່ອນໄຫວບັນຊີ', 'ປະຫວັດການເຮັດລາຍການ'],
    why: 'The long form is a bank’s; the short one fits a button. Is it understood without ບັນຊີ?',
  },
  {
    said: 'ໂອນເງິນ',
    at: 'wallet:transfer.title',
    instead: ['ຍ້າຍເງິນ', 'ໂອນພາຍໃນ'],
    why: 'The same word for a bank transfer and for moving money into a game, which Thai tells apart.',
  },
  {
    said: 'ສະລິບ',
    at: 'deposit:slip.title',
    instead: ['ໃບໂອນ', 'ໃບບິນ'],
    why: 'A loan word, as said by members who bank in Thailand; ໃບໂອນ would be Lao.',
  },
  {
    said: 'ຊອງຂອງຂວັນ',
    at: 'deposit:link.field',
    instead: ['ຊອງອັ່ງເປົາ', 'ລິ້ງຂອງຂວັນ'],
    why: 'Translated from the name in the Thai app, which is where Lao members know it from.',
  },
  {
    said: 'ກະເປົາເງິນ',
    at: 'wallet:account',
    instead: ['ວໍເລັດ', 'ບັນຊີຫຼັກ'],
    why: 'Word for word; wallets of other services go by several names.',
  },
  {
    said: 'ຄືນຍອດເສຍ',
    at: 'refund:title',
    instead: ['ເງິນຄືນຈາກຍອດເສຍ', 'ຄືນເງິນທີ່ເສຍ'],
    why: 'Formed after Thai คืนยอดเสีย.',
  },
  {
    said: 'ຍອດສະສົມ',
    at: 'refund:amount',
    instead: ['ຍອດທີ່ເກັບໄວ້', 'ເງິນສະສົມ'],
    why: 'An amount set aside by the operator; ເງິນສະສົມ sounds like savings.',
  },
  {
    said: 'ຄົບເງື່ອນໄຂ',
    at: 'refund:gain.success',
    instead: ['ຖ້າຫຼິ້ນຄົບ', 'ເມື່ອຄົບເງື່ອນໄຂ'],
    why: 'The share that is paid once the conditions of a bonus are met.',
  },
  {
    said: 'ຈັກໜ່ອຍ',
    at: 'wallet:balance.unconfirmed',
    instead: ['ຈັກຄູ່', 'ບຶດໜຶ່ງ'],
    why: 'Spoken language; ຈັກຄູ່ is what forms say.',
  },
  {
    said: 'ຢ່າຟ້າວ',
    at: 'spin:verdict.checking',
    instead: ['ຢ່າຫາກໍ', 'ກະລຸນາລໍຖ້າກ່ອນ'],
    why: 'Meant as “not yet”; could be heard as “do not hurry”.',
  },
  {
    said: 'ວົງລໍ້ນຳໂຊກ',
    at: 'spin:title',
    instead: ['ກົງລໍ້ນຳໂຊກ', 'ວົງລໍ້ສ່ຽງໂຊກ'],
    why: 'ວົງລໍ້ or ກົງລໍ້, and whether ນຳໂຊກ is said at all.',
  },
  {
    said: 'ສະລັອດ',
    at: 'game:category.slot',
    instead: ['ສະລ໋ອດ', 'ສະລອັດ'],
    why: 'No settled spelling.',
  },
  {
    said: 'ບຣາວເຊີ',
    at: 'site:inApp.open',
    instead: ['ໂປຣແກຣມທ່ອງເວັບ', 'ເບຣົາເຊີ'],
    why: 'Phones set to Lao spell it in several ways.',
  },
  {
    said: 'ແຊັດ',
    at: 'chat:title',
    instead: ['ສົນທະນາ', 'ແຊດ'],
    why: 'ສົນທະນາ is proper Lao and longer; the tone mark is in doubt.',
  },
  {
    said: 'ອອນລາຍ',
    at: 'chat:delivery.waiting',
    instead: ['ມີອິນເຕີເນັດ', 'ອອນລາຍນ໌'],
    why: 'For a phone that has no connection, ມີອິນເຕີເນັດ may be plainer.',
  },
  {
    said: 'ພະນັກງານ',
    at: 'chat:support',
    instead: ['ເຈົ້າໜ້າທີ່', 'ຝ່າຍບໍລິການລູກຄ້າ'],
    why: 'Staff in general; ເຈົ້າໜ້າທີ່ sounds like an authority.',
  },
  {
    said: 'ຫຼິ້ນຢ່າງມີສະຕິ',
    at: 'session:age',
    instead: ['ຫຼິ້ນຢ່າງຮັບຜິດຊອບ', 'ຫຼິ້ນແຕ່ພໍດີ'],
    why: 'A warning that must sound like advice and not like a slogan.',
  },
  {
    said: 'ຄ້າຍເກມ',
    at: 'game:account.links',
    instead: ['ຜູ້ໃຫ້ບໍລິການເກມ', 'ບໍລິສັດເກມ'],
    why: 'Players’ word, borrowed from Thai; ຄ້າຍ is a camp.',
  },
  {
    said: 'ຣີເຊັດລະຫັດຜ່ານ',
    at: 'game:reset.action',
    instead: ['ຕັ້ງລະຫັດຜ່ານໃໝ່', 'ຂໍລະຫັດຜ່ານໃໝ່'],
    why: 'A loan word. The provider sets the new password, not the member, as ຕັ້ງ would say.',
  },
  {
    said: 'ສຳເນົາ',
    at: 'common:copy.done',
    instead: ['ກັອບປີ້', 'ຄັດລອກ'],
    why: 'ສຳເນົາ is what phones say, and also a paper copy.',
  },
];
