/** Registration of members (spec 4, Registration wizard; spec 5; spec 8, Registration). */
import { markets, type Currency } from '@wallet/contract/market';
import { isPassword } from '@wallet/contract/password';
import type { Registration, RegistrationDraft, Source } from '@wallet/contract/registration';
import { minutes } from '../../world/clock.ts';
import { fail } from '../../world/domain-error.ts';
import type { RateLimit } from '../../world/rate-limit.ts';
import type { World } from '../../world/world.ts';
import { consumeAddressLimit, readSettings } from '../site/site.ts';
import { runsInto } from '../magic.ts';
import { checkBankAccount } from '../profile/bank-account.ts';
import { members, readPhone, type Member } from '../profile/member.ts';
import { isPhoneVerified, refusePhone } from './otp.ts';
import type { LocalizedText, LanguageTag } from '../../world/localized-text.ts';

/** Registrations from one network address (REQUEST_LIMIT_1MIN). */
const registerLimit: RateLimit = { name: 'registration.register', max: 5, windowMs: minutes(1) };

type NewMember = Pick<Member, 'name' | 'phone' | 'password'> & Partial<Omit<Member, 'id'>>;

/** Creates a member with an empty wallet and no game account; `data` overrides the defaults. Needs an open command. */
export function createMember(world: World, data: NewMember): Member {
  const now = world.clock.now();
  return members(world).insert({
    coin: 0,
    isActive: true,
    createdAt: now,
    passwordChangedAt: now,
    currency: markets[world.market].currencies[0],
    ...(runsInto(data.phone, 'NO_WALLET') && { hasNoWallet: true }),
    ...data,
    id: world.ids.next('member'),
  });
}

/**
 * Validates a partial registration and writes nothing. Bank data is checked once a bank is selected (spec 4, Profile
 * step).
 */
export function validateRegistration(world: World, draft: RegistrationDraft): void {
  checkIdentity(world, draft);
  const { bankCode = '', bankAccountName = '', bankAccountNo = '' } = draft;
  if (bankCode !== '') checkBankAccount(world, { bankCode, bankAccountName, bankAccountNo });
}

/** Registers a member. `ip` is the caller's address. */
export function register(world: World, input: Registration, ip: string): Member {
  const identity = checkIdentity(world, input);
  const bankAccount = checkBankAccount(world, input);
  if (runsInto(identity.phone, 'REGISTER_FAIL')) fail('REGISTER_FAIL');
  consumeAddressLimit(world, registerLimit, ip);
  const member = createMember(world, { ...identity, bankAccount });
  // The provider's failure comes last: the member stays, and opens game accounts manually.
  if (runsInto(member.phone, 'GAME_ACTIVATION_FAIL')) fail.andCommit('GAME_ACTIVATION_FAIL');
  return member;
}

function checkIdentity(world: World, draft: RegistrationDraft) {
  const name = draft.name.trim();
  const sourceCode = draft.sourceCode?.trim() || undefined;
  // An unknown invite code is stored as well, because it must not block a registration.
  const inviterCode = draft.inviteCode?.trim() || undefined;
  if (name === '' || !isPassword(draft.password)) fail('INVALID_USER_INFO');
  const phone = readPhone(world.market, draft.username) ?? refusePhone(world, 'INVALID_USER_INFO');
  if (sourceCode !== undefined && !Object.hasOwn(sources, sourceCode)) fail('INVALID_USER_INFO');
  const offered: readonly Currency[] = markets[world.market].currencies;
  const currency = draft.currency ?? markets[world.market].currencies[0];
  if (!offered.includes(currency)) fail('INVALID_USER_INFO');
  if (members(world).oneBy('phone', phone)) fail('EXISTING_USER');
  if (readSettings(world).registerOTP && !isPhoneVerified(world, phone)) fail('UNVERIFIED_OTP');
  return {
    name,
    phone,
    password: draft.password,
    currency,
    ...(sourceCode !== undefined && { sourceCode }),
    ...(inviterCode !== undefined && { inviterCode }),
  };
}

const sources: Readonly<Record<string, LocalizedText>> = {
  FRIEND: { th: 'เพื่อนแนะนำ', lo: 'ໝູ່ແນະນຳ', en: 'A friend' },
  SEARCH: { th: 'ค้นหาในอินเทอร์เน็ต', lo: 'ຄົ້ນຫາໃນອິນເຕີເນັດ', en: 'Web search' },
  SOCIAL: { th: 'โซเชียลมีเดีย', lo: 'ສື່ສັງຄົມອອນລາຍ', en: 'Social media' },
  CHAT: { th: 'แอปแชต', lo: 'ແອັບແຊັດ', en: 'A chat app' },
  OTHER: { th: 'อื่น ๆ', lo: 'ອື່ນໆ', en: 'Other' },
};

export const listSources = (language: LanguageTag): Source[] =>
  Object.entries(sources).map(([code, texts]) => ({ code, description: texts[language] }));
