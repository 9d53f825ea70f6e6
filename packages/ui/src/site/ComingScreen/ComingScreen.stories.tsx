import { ComingScreen } from './ComingScreen.tsx';

export const Ready = () => <ComingScreen homeHref="/user/home" />;
