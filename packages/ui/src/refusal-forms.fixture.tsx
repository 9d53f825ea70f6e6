/** The forms of registration, login and profile, in the step that shows a refusal. */
import { useState, type ReactNode } from 'react';
import { type Progress } from './base/progress.ts';
import { ChangePasswordModal } from './profile/ChangePasswordModal/ChangePasswordModal.tsx';
import { EditHolderNameModal } from './profile/EditHolderNameModal/EditHolderNameModal.tsx';
import { BankAccountModal } from './registration/BankAccountModal/BankAccountModal.tsx';
import {
  filledValues,
  bankAccountPropsFixture,
  registerPropsFixture,
} from './registration/registration.fixture.ts';
import { RegisterScreen } from './registration/RegisterScreen/RegisterScreen.tsx';
import type { RegisterStep } from './registration/step-order.ts';
import { loginPropsFixture } from './session/session.fixture.ts';
import { LoginScreen } from './session/LoginScreen/LoginScreen.tsx';
import { holderNamePropsFixture } from './profile/profile.fixture.ts';

export interface RefusalScreen {
  readonly draw: (progress: Progress) => ReactNode;
  /** Name of the submit button, present while the form is. */
  readonly submitName?: string | RegExp;
  /** Opens the step that sends the call. */
  readonly openStep?: () => void;
}

export const nothing = () => undefined;
export const ready = <T,>(data: T) => ({ state: 'ready', data }) as const;
export const sheet = { isOpen: true, onClose: nothing, onReset: nothing } as const;

function Wizard({ first, progress }: { first: RegisterStep; progress: Progress }) {
  const [step, setStep] = useState<RegisterStep | 'done'>(first);
  return (
    <RegisterScreen
      {...registerPropsFixture}
      {...{ step, progress, onStep: setStep, values: filledValues, onChange: nothing }}
    />
  );
}
const wizard = (first: RegisterStep): RefusalScreen => ({
  draw: (progress) => <Wizard first={first} progress={progress} />,
  // The refusal may open another step.
  submitName: /code|Verify|Confirm|Next|Register/,
});

export const formScreens = {
  login: {
    draw: (progress) => <LoginScreen {...loginPropsFixture} progress={progress} />,
    submitName: 'Log in',
  },
  phoneStep: wizard('phone'),
  otpStep: wizard('otp'),
  profileStep: wizard('profile'),
  bankStep: wizard('bank'),
  bankAccount: {
    draw: (progress) => <BankAccountModal {...bankAccountPropsFixture} progress={progress} />,
    submitName: /account/,
  },
  holderName: {
    draw: (progress) => <EditHolderNameModal {...holderNamePropsFixture} progress={progress} />,
    submitName: 'Save the name',
  },
  password: {
    draw: (progress) => (
      <ChangePasswordModal {...sheet} {...{ username: undefined, progress, onChangePassword: nothing }} />
    ),
    submitName: 'Change password',
  },
} satisfies Readonly<Record<string, RefusalScreen>>;
