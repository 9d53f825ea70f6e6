import { demoAccounts, demoPassword, demoPhones } from '@wallet/contract/demo-members';
import type { Bank, Source } from '@wallet/contract/registration';
import { emptyValues, type RegisterValues } from './rules.ts';
import { idle } from '../base/progress.ts';
import { idleSheet, noop, ready } from '../base/story.fixture.ts';
import { type BankAccountModalProps } from './BankAccountModal/BankAccountModal.tsx';
import { type RegisterScreenProps } from './RegisterScreen/RegisterScreen.tsx';

const bank = (code: string, nameTH: string): Bank => ({ code, nameTH });

export const thaiBanks: readonly Bank[] = [
  bank('KBANK', 'ธนาคารกสิกรไทย'),
  bank('SCB', 'ธนาคารไทยพาณิชย์'),
  bank('BBL', 'ธนาคารกรุงเทพ'),
  bank('KTB', 'ธนาคารกรุงไทย'),
  bank('TMB', 'ธนาคารทหารไทย'),
  bank('BAY', 'ธนาคารกรุงศรีอยุธยา'),
  bank('GSB', 'ธนาคารออมสิน'),
  bank('BAAC', 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร'),
  bank('UOB', 'ธนาคารยูโอบี'),
  bank('TISCO', 'ธนาคารทิสโก้'),
  bank('NEWBK', 'ธนาคารเปิดใหม่'),
];

export const laoBanks: readonly Bank[] = [
  bank('BCEL', 'ธนาคารการค้าต่างประเทศลาว'),
  bank('LDB', 'ธนาคารพัฒนาลาว'),
  bank('APB', 'ธนาคารส่งเสริมกสิกรรม'),
  bank('JDB', 'ธนาคารร่วมพัฒนา'),
  bank('PSV', 'ธนาคารพงสะหวัน'),
];

export const sources: readonly Source[] = [
  { code: 'FRIEND', description: 'เพื่อนแนะนำ' },
  { code: 'SEARCH', description: 'ค้นหาในอินเทอร์เน็ต' },
  { code: 'SOCIAL', description: 'โซเชียลมีเดีย' },
  { code: 'CHAT', description: 'แอปแชต' },
];

export const filledValues: RegisterValues = {
  ...emptyValues('thailand', 'PR65f0c0ffee00000000000001'),
  phone: demoPhones.rich,
  otpCode: '12345',
  name: 'Somsak',
  password: demoPassword,
  confirmPassword: demoPassword,
  sourceCode: 'FRIEND',
  bankCode: 'KBANK',
  accountNo: demoAccounts.rich.bankAccountNo,
  firstName: 'SOMSAK',
  lastName: 'JAIDEE',
};

export const bankAccountPropsFixture: BankAccountModalProps = {
  ...idleSheet,
  market: 'thailand',
  banks: ready(thaiBanks),
  name: ready('Somchai'),
  onSave: () => new Promise(() => undefined),
};

/** Without the state that the app keeps. */
export const registerPropsFixture: Omit<RegisterScreenProps, 'step' | 'onStep' | 'values' | 'onChange'> = {
  market: 'thailand',
  progress: idle,
  otpSetting: ready(true),
  isPhoneVerified: false,
  sources: ready(sources),
  banks: ready(thaiBanks),
  onSubmitStep: () => new Promise(() => undefined),
  onEdit: noop,
  onResendOtp: noop,
  onLeave: noop,
};
