import { Coming } from './Coming.tsx';

export const Ready = () => <Coming />;
