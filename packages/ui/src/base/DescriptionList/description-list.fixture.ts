import { screen } from '@testing-library/react';

/** What a list of facts says, as a player reads it: what it is, and how much. */
export const shownDescriptions = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
