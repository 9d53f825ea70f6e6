import { expect, it } from 'vitest';
import { dialogNames } from '#navigation/dialog-search.ts';
import { dialogs } from './dialogs.ts';

/** Rendered by the chat and the wheel, whose state they show. */
const drawnElsewhere = ['chat', 'prize'];

it.each(dialogNames.filter((name) => !drawnElsewhere.includes(name)))(
  '?modal=%s opens one dialog on each of its pages',
  (modal) => {
    const pages = dialogs.filter(({ isOpen }) => isOpen({ modal })).flatMap((dialog) => dialog.pages);
    expect(pages.length).toBeGreaterThan(0);
    expect(new Set(pages).size).toBe(pages.length);
  },
);
