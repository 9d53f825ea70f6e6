import { Spinner } from './Spinner.tsx';

export const Ready = () => <Spinner />;
export const Large = () => <Spinner size={36} />;
