import { Loading } from './Loading.tsx';

export const Ready = () => <Loading />;
