import { useState } from 'react';
import type { ChosenGain } from './gain.ts';

/** What the player has decided to receive; a decision belongs to one opening. */
export function useChosenGain(isOpen: boolean) {
  const [chosen, setChosen] = useState<ChosenGain>();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setChosen(undefined);
  }
  return [chosen, setChosen] as const;
}
