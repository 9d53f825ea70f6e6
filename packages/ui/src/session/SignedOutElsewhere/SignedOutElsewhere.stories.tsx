import { SignedOutElsewhere } from './SignedOutElsewhere.tsx';

export const Ready = () => <SignedOutElsewhere loginHref="/login" />;
