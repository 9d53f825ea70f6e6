import { DateTime } from './DateTime.tsx';

export default { title: 'Base/Date time' };

export const Ready = () => <DateTime value="2026-03-01T23:59:59+07:00" />;
export const Empty = () => <DateTime value="" />;
export const DayOnly = () => <DateTime value="2026-03-01T23:59:59+07:00" precision="day" />;
