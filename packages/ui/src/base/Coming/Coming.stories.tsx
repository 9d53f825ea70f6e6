import { Coming } from './Coming.tsx';

export default { title: 'Base/Coming' };

export const Ready = () => <Coming />;
