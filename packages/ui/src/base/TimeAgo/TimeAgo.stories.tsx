import { useState } from 'react';
import { TimeAgo } from './TimeAgo.tsx';

export default { title: 'Base/Time ago' };

const seconds = [0, 5, 60, 120, 3600, 7200, 86_400, 172_800, 2_592_000, 5_184_000, 31_536_000, 63_072_000];

export const Ready = () => {
  const [now] = useState(() => Date.now());
  return (
    <div className="stage-column">
      {seconds.map((age) => (
        <TimeAgo key={age} value={new Date(now - age * 1000).toISOString()} />
      ))}
    </div>
  );
};
