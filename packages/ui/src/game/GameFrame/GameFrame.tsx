import { useEffect } from 'react';
import { postForm, type Entrance } from '../../base/post-form/post-form.ts';
import { Sheet } from '../../base/Sheet/Sheet.tsx';
import classes from './GameFrame.module.css';

export interface GameFrameProps {
  isOpen: boolean;
  onClose: () => void;
  /** The game's name. */
  name: string;
  /** What opens it signed in; an address that may be followed. */
  entrance: Entrance;
}

/** What a game may do inside the app: run, sign in, and open its help; it cannot lead the app away. */
const mayDo = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** The game inside the app, for operators who want no tabs; its cross and Back lead out of it. */
export function GameFrame({ isOpen, onClose, name, entrance }: GameFrameProps) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={name} size="full">
      <Game name={name} entrance={entrance} />
    </Sheet>
  );
}

/** Where a form is answered. */
const target = 'game';

function Game({ name, entrance }: Pick<GameFrameProps, 'name' | 'entrance'>) {
  const isForm = entrance.fields !== undefined;
  useEffect(() => {
    if (isForm) postForm(document, entrance, target);
  }, [isForm, entrance]);
  return (
    <iframe
      className={classes.game}
      name={target}
      src={isForm ? undefined : entrance.href}
      title={name}
      sandbox={mayDo}
      allow="autoplay; fullscreen"
      referrerPolicy="no-referrer"
    />
  );
}
