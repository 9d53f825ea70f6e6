import { screen } from '@testing-library/react';

/** What a list of facts says, as a player reads it: what it is, and how much. */
export const shownFacts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
