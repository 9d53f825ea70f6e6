import { TextSkeleton } from './TextSkeleton.tsx';

export const Ready = () => <TextSkeleton />;
export const LongText = () => <TextSkeleton lines={8} />;
