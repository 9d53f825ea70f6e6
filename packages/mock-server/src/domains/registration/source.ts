/** Options of the question “where did you hear of us” (spec 7, lookup sources). */
import type { Source } from '@wallet/contract/registration';
import type { LocalizedText, LanguageTag } from '../../world/localized-text.ts';

const sources: Readonly<Record<string, LocalizedText>> = {
  FRIEND: { th: 'เพื่อนแนะนำ', lo: 'ໝູ່ແນະນຳ', en: 'A friend' },
  SEARCH: { th: 'ค้นหาในอินเทอร์เน็ต', lo: 'ຄົ້ນຫາໃນອິນເຕີເນັດ', en: 'Web search' },
  SOCIAL: { th: 'โซเชียลมีเดีย', lo: 'ສື່ສັງຄົມອອນລາຍ', en: 'Social media' },
  CHAT: { th: 'แอปแชต', lo: 'ແອັບແຊັດ', en: 'A chat app' },
  OTHER: { th: 'อื่น ๆ', lo: 'ອື່ນໆ', en: 'Other' },
};

export const listSources = (language: LanguageTag): Source[] =>
  Object.entries(sources).map(([code, texts]) => ({ code, description: texts[language] }));

export const isSource = (code: string): boolean => Object.hasOwn(sources, code);
