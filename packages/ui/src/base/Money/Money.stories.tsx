import { satang } from '@wallet/contract/wire/money';
import { Money } from './Money.tsx';

export default { title: 'Base/Money' };

export const Ready = ({ satang: amount }: { satang: number }) => <Money amount={satang(amount)} />;
Ready.args = { satang: 1_234_50 };
export const Zero = () => <Money amount={satang(0)} />;
export const Largest = () => <Money amount={satang(999_999_999_99)} />;
export const Plus = () => <Money amount={satang(100_00)} sign="plus" />;
export const Minus = () => <Money amount={satang(100_00)} sign="minus" />;
export const Hidden = () => <Money amount={satang(1_234_50)} isHidden />;
