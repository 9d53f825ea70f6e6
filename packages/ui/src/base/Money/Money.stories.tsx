import { Button } from '@mantine/core';
import { satang } from '@wallet/contract/wire/money';
import { useState } from 'react';
import { Money } from './Money.tsx';

export default { title: 'Base/Money' };

export const Ready = ({ satang: amount }: { satang: number }) => <Money amount={satang(amount)} />;
Ready.args = { satang: 1_234_50 };
export const Zero = () => <Money amount={satang(0)} />;
export const Largest = () => <Money amount={satang(999_999_999_99)} />;
export const Plus = () => <Money amount={satang(100_00)} sign="plus" />;
export const Minus = () => <Money amount={satang(100_00)} sign="minus" />;
export const Hidden = () => <Money amount={satang(1_234_50)} isHidden />;

const steps = [1_554_75, 1_654_80, 999_00, 12_000_00].map(satang);
/** Each button sets an amount; the digits that differ roll. */
export const Rolling = () => {
  const [amount, setAmount] = useState(satang(1_554_75));
  return (
    <div className="stage-column">
      <p style={{ overflowY: 'clip', fontSize: '2.5rem', lineHeight: 1.3, fontWeight: 700 }}>
        <Money amount={amount} isTotal />
      </p>
      <div className="stage-row">
        {steps.map((step) => (
          <Button key={step} variant="default" onClick={() => setAmount(step)}>
            <Money amount={step} />
          </Button>
        ))}
      </div>
    </div>
  );
};
