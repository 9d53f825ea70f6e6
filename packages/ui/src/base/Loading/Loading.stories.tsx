import { Loading } from './Loading.tsx';

export default { title: 'Base/Loading' };

export const Ready = () => <Loading />;
