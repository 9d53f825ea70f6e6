import { useState } from 'react';
import {
  budgetSample,
  pausedUntilSample,
  playSafelyPropsFixture,
} from '../play-safely/play-safely.fixture.ts';
import { PlaySafelyModal, type PlaySafelyModalProps } from './PlaySafelyModal.tsx';
import { PauseConfirmation } from './PauseConfirmation.tsx';
import { BrandContext, noBrand } from '../../theme/brand.ts';
import { noop, Submitted } from '../../base/story.fixture.ts';

export default { title: 'Profile/Play safely modal' };

const Example = (props: Partial<PlaySafelyModalProps>) => {
  const [checkEvery, setCheckEvery] = useState(props.checkEvery);
  const [budget, setBudget] = useState(props.budget);
  return (
    <PlaySafelyModal
      {...playSafelyPropsFixture}
      {...props}
      checkEvery={checkEvery}
      onCheckEvery={setCheckEvery}
      budget={budget}
      onBudget={setBudget}
    />
  );
};

export const Ready = () => <Example />;
export const Set = () => <Example checkEvery={60} budget={budgetSample} />;
export const BudgetInvalid = () => (
  <Submitted typed={{ amount: '' }}>
    <Example budget={budgetSample} />
  </Submitted>
);
export const Paused = () => <Example pausedUntil={pausedUntilSample} />;
export const WithoutConfiguration = () => (
  <BrandContext value={noBrand}>
    <Example />
  </BrandContext>
);
export const Question = () => (
  <PauseConfirmation isOpen onClose={noop} length="week" onBack={noop} onConfirm={noop} />
);
