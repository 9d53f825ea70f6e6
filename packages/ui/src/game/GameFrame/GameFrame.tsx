import { useEffect } from 'react';
import { postForm, type PageRequest } from '../../base/post-form/post-form.ts';
import { Sheet, type DialogProps } from '../../base/Sheet/Sheet.tsx';

export interface GameFrameProps extends DialogProps {
  name: string;
  /** A safe address, with form fields where the provider needs a POST. */
  entrance: PageRequest;
}

/** The game may run, sign in and open popups; it cannot navigate the app. */
const sandboxPermissions =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** A game in an iframe, for operators who want no tabs. The close button and Back leave it. */
export function GameFrame({ isOpen, onClose, name, entrance }: GameFrameProps) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={name} size="full">
      <Game name={name} entrance={entrance} />
    </Sheet>
  );
}

/** Name of the iframe, the target of the form. */
const target = 'game';

function Game({ name, entrance }: Pick<GameFrameProps, 'name' | 'entrance'>) {
  const isForm = entrance.fields !== undefined;
  useEffect(() => {
    if (isForm) postForm(document, entrance, target);
  }, [isForm, entrance]);
  return (
    <iframe
      style={{ display: 'block', width: '100%', height: '100%', border: 0 }}
      name={target}
      src={isForm ? undefined : entrance.href}
      title={name}
      sandbox={sandboxPermissions}
      allow="autoplay; fullscreen"
      referrerPolicy="no-referrer"
    />
  );
}
