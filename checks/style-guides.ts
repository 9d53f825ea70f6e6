/** The style guides of docs/languages.md. */
export const styleGuides = `## How we write

- An error text states what happened, then what to do. Every code has both, in each language (\`checks/errors.test.ts\`).
- A button is a verb with its object, worded as in the text that mentions it: “ถอนเงิน ฿500.00”, not “ตกลง”.
- No unverified claims: after a lost response, the text says so and names the place to check.
- Money is ฿1,234.50 everywhere, without the words kip and baht.
- Dates are Gregorian, DD/MM/YYYY HH:mm:ss. Figures are digits.

\`locales/parity.test.ts\` checks the rules that a pattern can express.

### Thai

1. คุณ for the player, เรา for the operator where somebody acts; neither where the verb is enough. No ท่าน. No particles: only a person in the chat says ค่ะ or ครับ.
2. กรุณา and a verb in every refusal and field error. The bare verb on buttons, labels and in steps. Never โปรด.
3. A refusal: what happened, a space, what to do. “ส่งสลิปไม่สำเร็จ กรุณาลองอีกครั้ง”. …ไม่สำเร็จ for a try that failed, …ไม่ได้ for what is not possible. Never ไม่สามารถ, ทำการ, มีการ.
4. In five minutes is ในอีก 5 นาที, within is ภายใน, after is หลัง. Never ใน alone before a time.
5. No passive with โดย. ถูก only for what the player suffers: ถูกล็อก, ถูกหัก, ถูกซ่อน.
6. Every clause says who or what, unless the reader can supply it. The player presses รับ, the coupon does not.
7. หากสำเร็จ ได้รับ, not ส่วนที่ได้เมื่อสำเร็จ; ตั้งแต่เข้าสู่ระบบ, not ตั้งแต่นั้น.
8. Titles ask with หรือไม่, “yet” with แล้วหรือยัง, only a person asks with ไหม.
9. โยก between wallet and game, โอน through a bank, ฝาก and ถอน in and out, รับ for a bonus, รับรางวัล for a coupon. ยอด for a sum, จำนวนเงิน for a field.
10. A space between sentences, around digits, Latin words and ๆ, none inside a phrase. No full stop but in น. and abbreviations. “ ” around a label, exactly as on the button.
11. Loan words as the Royal Society writes them: ลิงก์, เบราว์เซอร์, อัปโหลด, อัปเดต, แอป, เช็ก, โปรโมชัน, แชต, สล็อต, อินเทอร์เน็ต. Brands as the brand writes them.
12. Phones 081-234-5678, times 23:00–01:00 น.
13. Safer play: calm, no slogan, no blame.

### Lao

1. The sentence comes from the English, not from the Thai.
2. ທ່ານ for the player, ພວກເຮົາ for us, ກະລຸນາ as in Thai. No ເຈົ້າ.
3. A direct question ends with ບໍ (ອອກຈາກລະບົບບໍ), an indirect one with ຫຼືບໍ່ (ກວດສອບວ່າ…ຫຼືບໍ່).
4. False friends: ມື້ອື່ນ is tomorrow, another day is ມື້ຕໍ່ມາ; the camp is ຄ້າຍ; ວິນິດໄສ is ບົ່ງມະຕິ; ໃຊ້ງານ is ນຳໃຊ້; ປ່ຽນໂມງ changes a watch, ປ່ຽນເວລາ the time.
5. Lao words before Thai ones: ຫຼິ້ນ, ໝູ່, ລົມ, ເຊື່ອງ, ຮອດ, ຕື່ມ, ຄິດໄລ່, ສືບຕໍ່, ກວດ, ແບ່ງປັນ, ສຳເນົາ, ຮູບ. Not ເຊັກ, ກອກ (ປ້ອນ), ລ່າສຸດ (ຫຼ້າສຸດ), ສັກຄູ່, ຄັດລອກ.
6. Try again is ລອງໃໝ່ on a button and ລອງໃໝ່ອີກຄັ້ງ in a sentence. Not yet is ຍັງບໍ່, do not yet is ຢ່າຟ້າວ. Cannot is …ບໍ່ໄດ້ or ບໍ່ສາມາດ…ໄດ້, whichever is shorter.
7. In five minutes is ໃນອີກ 5 ນາທີ, within is ພາຍໃນ, after is ຫຼັງ or ພາຍຫຼັງ, ago is 5 ນາທີກ່ອນ. Times 23:00 ໂມງ.
8. ຫຼ, ໜ and ໝ are one letter, ຳ follows its tone mark, ຣ stands in loan words only, ໌ where readers expect it: ໄຟລ໌, ໂປຣໄຟລ໌, ເວັບໄຊທ໌.
9. A syllable ends in ກ ງ ດ ນ ບ ມ ຍ or ວ.
10. A space around ແລະ and ຫຼື (not in ຫຼືບໍ່), between sentences, around digits and Latin words. None before ໆ, one after it unless a set word goes on (ໄວໆນີ້). No full stop, no comma between sentences.
11. Labels of other programs as the player sees them: iPhone and LINE in English, with Lao in brackets.
12. Phones 020 XXXX XXXX, sent as typed.

### English

1. Short and idiomatic, as a bank's app: “Check again”, “It failed”.
2. Sentence case. A full stop after every sentence, also below a field; none after labels, titles and buttons.
3. Active voice, 20 words at most. No “please”, “successfully” or “simply”.
4. _Claim_ for bonuses, refunds, coupons and invites; _receive_ for money and slips that reach us; _get_ for what the player is sent.
5. _Create_ a QR code, _minimum_ and _maximum_ amounts, _accept_ names, take a _break_, _fix_, _everyone_.
6. Will for what has not happened: “You will be logged out”.
7. A pronoun points to the noun before it.
8. _Conditions_ of a bonus; _terms_ only in “See the terms”.
9. Contractions in friendly places (chat, empty lists), none beside money.

## Where a line may end

Browsers break lines inside Thai and Lao words that their dictionary lacks. \`locales/joined-words.ts\` lists them, and \`asShown\` in \`locales/joined.ts\` keeps them whole at display, in texts of the app and of the operator. It also keeps a number with its unit, and ๆ or ໆ with its word. \`e2e/across/line-breaks.spec.ts\` tries every line break in every text; add each word that it finds to the list.
`;
