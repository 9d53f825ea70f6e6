import { Money } from './Money.tsx';

export default { title: 'Base/Money' };

export const Ready = ({ baht }: { baht: number }) => <Money baht={baht} />;
Ready.args = { baht: 1234.5 };
export const Zero = () => <Money baht={0} />;
export const Largest = () => <Money baht={999_999_999.99} />;
export const Plus = () => <Money baht={100} sign="plus" />;
export const Minus = () => <Money baht={100} sign="minus" />;
export const Hidden = () => <Money baht={1234.5} isHidden />;
