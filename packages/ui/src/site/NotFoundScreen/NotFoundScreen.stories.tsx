import { NotFoundScreen } from './NotFoundScreen.tsx';

export const Ready = () => <NotFoundScreen homeHref="/" />;
