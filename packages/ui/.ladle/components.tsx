import { ActionType, type GlobalProvider } from '@ladle/react';
import { marketNames } from '@wallet/contract/market';
import { languages } from '@wallet/locales';
import { pseudoTag } from '@wallet/locales/pseudo';
import { useEffect } from 'react';
import { Stage } from './Stage.tsx';
import { widths, Workbench } from './Workbench.tsx';

/** Every story gets these as props beside its own, and the bar above the phone switches them: `({ market }) => …`. */
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

const describe = (meta: unknown): string | undefined =>
  (meta as { description?: string } | undefined)?.description;

/**
 * Around every story. The workbench shows it in a frame of its own, so that sheets, media queries and the focus are those
 * of a real phone; the frame's page is the same story in preview mode.
 */
export const Provider: GlobalProvider = ({ children, globalState, dispatch, storyMeta }) => {
  const { mode, control, controlInitialized } = globalState;
  // Ladle drops the arguments where its view of the source changes the address; they are read again.
  const isLost = controlInitialized && !('language' in control);
  useEffect(() => {
    if (isLost) dispatch({ type: ActionType.UpdateControlIntialized, value: false });
  }, [isLost, dispatch]);
  if (isLost) return null;
  if (mode === 'preview') return <Stage state={globalState}>{children}</Stage>;
  // Until its arguments are read, the story draws nothing by itself.
  if (!controlInitialized) return children;
  return <Workbench state={globalState} dispatch={dispatch} description={describe(storyMeta)} />;
};
