import { TextSkeleton } from './TextSkeleton.tsx';

export default { title: 'Base/Text skeleton' };

export const Ready = () => <TextSkeleton />;
export const LongText = () => <TextSkeleton lines={8} />;
