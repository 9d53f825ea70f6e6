import * as actionIcons from './MemberIcon.tsx';
import * as icons from './Icon.tsx';
import * as moneyIcons from './MoneyIcon.tsx';
import { PictureIcon } from './PictureIcon.tsx';
import * as talkIcons from './ChatActionIcon.tsx';

export default {
  title: 'Base/Icon',
  meta: {
    description: 'The signs of the product: Tabler’s outlines, and a few of its own.',
  },
};

export const Ready = () => (
  <div className="stage-row">
    {Object.entries({ ...icons, ...actionIcons, ...moneyIcons, ...talkIcons, PictureIcon }).map(
      ([name, Icon]) => (
        <div key={name} className="stage-column" style={{ width: 96, justifyItems: 'center' }}>
          <Icon />
          <small>{name.replace('Icon', '')}</small>
        </div>
      ),
    )}
  </div>
);
