/** Open questions about Lao texts for a native reader: current wording, key, alternatives. */
export interface LaoQuestion {
  readonly wording: string;
  /** `namespace:key` of a text that contains it. */
  readonly at: string;
  readonly instead: readonly string[];
  readonly why: string;
}

export const laoQuestions: readonly LaoQuestion[] = [
  {
    wording: 'ຊອງຂອງຂວັນ',
    at: 'deposit:link.field',
    instead: ['ຊອງອັ່ງເປົາ', 'ລິ້ງຂອງຂວັນ'],
    why: 'From the Thai app.',
  },
  {
    wording: 'ຄືນຍອດເສຍ',
    at: 'refund:title',
    instead: ['ເງິນຄືນຈາກຍອດເສຍ', 'ຄືນເງິນທີ່ເສຍ'],
    why: 'Formed after Thai คืนยอดเสีย.',
  },
  {
    wording: 'ຍອດສະສົມ',
    at: 'refund:amount',
    instead: ['ຍອດທີ່ເກັບໄວ້', 'ເງິນສະສົມ'],
    why: 'Set aside by the operator; ເງິນສະສົມ sounds like savings.',
  },
  {
    wording: 'ຄົບເງື່ອນໄຂ',
    at: 'refund:reward.success',
    instead: ['ຖ້າຫຼິ້ນຄົບ', 'ເມື່ອຄົບເງື່ອນໄຂ'],
    why: 'Said of the share that is paid then.',
  },
  {
    wording: 'ຈັກໜ່ອຍ',
    at: 'wallet:balance.unconfirmed',
    instead: ['ຈັກຄູ່', 'ບຶດໜຶ່ງ'],
    why: 'Spoken language; ຈັກຄູ່ is what forms say.',
  },
  {
    wording: 'ວົງລໍ້ນຳໂຊກ',
    at: 'spin:title',
    instead: ['ວົງລໍ້ສ່ຽງດວງ', 'ກົງລໍ້ນຳໂຊກ'],
    why: 'A Lao lottery app says ວົງລໍ້ສ່ຽງດວງ; is ນຳໂຊກ common?',
  },
  {
    wording: 'ສະລັອດ',
    at: 'game:category.slot',
    instead: ['ສະລ໋ອດ', 'ສະລອັດ'],
    why: 'No settled spelling.',
  },
  {
    wording: 'ອອນລາຍ',
    at: 'chat:delivery.waiting',
    instead: ['ມີອິນເຕີເນັດ', 'ອອນລາຍນ໌'],
    why: 'Without a connection, ມີອິນເຕີເນັດ may be plainer.',
  },
  {
    wording: 'ຫຼິ້ນຢ່າງມີສະຕິ',
    at: 'session:age',
    instead: ['ຫຼິ້ນຢ່າງຮັບຜິດຊອບ', 'ຫຼິ້ນແຕ່ພໍດີ'],
    why: 'It must read like advice, not like a slogan.',
  },
  {
    wording: 'ຄ້າຍເກມ',
    at: 'game:account.links',
    instead: ['ຜູ້ໃຫ້ບໍລິການເກມ', 'ບໍລິສັດເກມ'],
    why: 'Players’ word, borrowed from Thai; ຄ້າຍ is a camp.',
  },
  {
    wording: 'ຣີເຊັດລະຫັດຜ່ານ',
    at: 'game:reset.action',
    instead: ['ຕັ້ງລະຫັດຜ່ານໃໝ່', 'ຂໍລະຫັດຜ່ານໃໝ່'],
    why: 'A loan word; ຕັ້ງ would mean that the member sets it.',
  },
  {
    wording: 'ຄູປອງ',
    at: 'spin:coupons.title',
    instead: ['ຄູປ໋ອງ'],
    why: 'A Lao lottery app writes ຄູປ໋ອງ.',
  },
  {
    wording: 'ຈົດຈຳການເຂົ້າສູ່ລະບົບ',
    at: 'session:remember',
    instead: ['ຈື່ການເຂົ້າສູ່ລະບົບ'],
    why: 'Forms say ຈົດຈຳ, people say ຈື່.',
  },
  {
    wording: 'ເພີ່ມບັນຊີທະນາຄານ',
    at: 'deposit:noBank.title',
    instead: ['ຜູກບັນຊີທະນາຄານ'],
    why: 'Thai wallets “tie” an account, ผูก; common in Lao?',
  },
  {
    wording: 'ຂາດຫາຍ',
    at: 'chat:connection.lost',
    instead: ['ຂາດ'],
    why: 'About a lost connection.',
  },
  {
    wording: 'ຫາກໍ່',
    at: 'deposit:qr.cancel.failed',
    instead: ['ຫາກໍ'],
    why: 'Both spellings of “just now” occur.',
  },
  {
    wording: 'ຍັງບໍ່',
    at: 'deposit:qr.nothing',
    instead: ['ຍັງບໍ່ທັນ'],
    why: 'Both forms of “not yet” occur.',
  },
  {
    wording: 'True Wallet',
    at: 'deposit:method.truewallet',
    instead: ['ທຣູວອນເລັດ'],
    why: 'In Latin letters, or as it is pronounced.',
  },
  {
    wording: 'ຄາສິໂນ',
    at: 'game:category.sport',
    instead: ['ກາຊີໂນ'],
    why: 'No settled spelling.',
  },
  {
    wording: 'ທິດສະໂກ້',
    at: 'bank:names.TISCO',
    instead: ['ທິສໂກ້'],
    why: 'Names of TISCO, LHB, KKP, STB, VTBL, ACLEDA: the bank’s own spelling?',
  },
];
