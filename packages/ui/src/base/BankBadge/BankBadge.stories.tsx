import { BankBadge } from './BankBadge.tsx';
import { bankColors } from './bank-colors.ts';

export default { title: 'Base/Bank badge' };

export const Ready = () => (
  <div className="stage-row">
    {Object.keys(bankColors).map((code) => (
      <BankBadge key={code} code={code} />
    ))}
  </div>
);
export const UnknownBank = () => <BankBadge code="ACLEDA" />;
export const Large = () => <BankBadge code="KBANK" size={72} />;
