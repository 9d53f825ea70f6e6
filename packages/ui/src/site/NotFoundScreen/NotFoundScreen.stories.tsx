import { NotFoundScreen } from './NotFoundScreen.tsx';

export default { title: 'Site/Not found screen' };

export const Ready = () => <NotFoundScreen />;
