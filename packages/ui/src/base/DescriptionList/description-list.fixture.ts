import { screen } from '@testing-library/react';

/** Returns the label and value of each item on screen. */
export const shownDescriptions = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
