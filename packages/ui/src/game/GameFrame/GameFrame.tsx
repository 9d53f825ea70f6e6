import { Sheet } from '../../base/Sheet/Sheet.tsx';
import classes from './GameFrame.module.css';

export interface GameFrameProps {
  isOpen: boolean;
  onClose: () => void;
  /** The game's name. */
  name: string;
  /** The link that opens it signed in; an address that may be followed. */
  href: string;
}

/** What a game may do inside the app: run, sign in, and open its help; it cannot lead the app away. */
const mayDo = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** The game inside the app, for operators who want no tabs; its cross and Back lead out of it. */
export function GameFrame({ isOpen, onClose, name, href }: GameFrameProps) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={name} size="full">
      <iframe
        className={classes.game}
        src={href}
        title={name}
        sandbox={mayDo}
        allow="autoplay; fullscreen"
        referrerPolicy="no-referrer"
      />
    </Sheet>
  );
}
