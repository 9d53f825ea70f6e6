import { ActionType, type GlobalProvider } from '@ladle/react';
import { marketNames } from '@wallet/contract/market';
import { languages } from '@wallet/locales';
import { pseudoTag } from '@wallet/locales/pseudo';
import { startTransition, useEffect } from 'react';
import { Stage } from './Stage.tsx';
import { widths, Workbench } from './Workbench.tsx';

/** Props of every story, switched in the bar above the phone: `({ market }) => …`. */
export const args = { language: 'th', market: 'thailand', width: 412, scheme: 'dark' };

export const argTypes = {
  language: {
    options: [...languages.map(({ language }) => language), pseudoTag],
    control: { type: 'select' },
  },
  market: { options: marketNames, control: { type: 'select' } },
  width: { options: widths, control: { type: 'select' } },
  scheme: { options: ['dark'], control: { type: 'select' } },
};

/** For `e2e/stories`: in a transition, a story waits for its code without a fallback, which React shows for 300 ms. */
Object.assign(window, { startTransition });

const describe = (meta: unknown): string | undefined =>
  (meta as { description?: string } | undefined)?.description;

/**
 * Wraps every story. The workbench shows it in an iframe, so sheets, media queries and focus work as on a phone.
 * The iframe loads the same story in preview mode.
 */
export const Provider: GlobalProvider = ({ children, globalState, dispatch, storyMeta }) => {
  const { mode, control, controlInitialized } = globalState;
  // Ladle drops the arguments when its source view changes the URL; this reads them again.
  const isLost = controlInitialized && !('language' in control);
  useEffect(() => {
    if (isLost) dispatch({ type: ActionType.UpdateControlIntialized, value: false });
  }, [isLost, dispatch]);
  if (isLost) return null;
  if (mode === 'preview') return <Stage state={globalState}>{children}</Stage>;
  // Renders nothing until the arguments are read.
  if (!controlInitialized) return children;
  return <Workbench state={globalState} dispatch={dispatch} description={describe(storyMeta)} />;
};
