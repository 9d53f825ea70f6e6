import { HowtoScreen } from './HowtoScreen.tsx';

export const Ready = () => <HowtoScreen />;
