import { Perforation } from './Perforation.tsx';

export default { title: 'Base/Perforation' };

export const Ready = () => (
  <div className="stage-card">
    <Perforation />
  </div>
);
