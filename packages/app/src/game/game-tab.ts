/** What a tab says while it waits for its game. */
export interface WaitingWords {
  readonly title: string;
  readonly text: string;
  /** BCP-47. */
  readonly language: string;
}

/** A tab that waits for the address of its game. */
export interface GameTab {
  /** Whether the player closed it. */
  readonly isClosed: boolean;
  /** Goes to the game; from then on neither page can reach the other. */
  lead(href: string): void;
  close(): void;
}

/** Size and colours of the waiting page, which has no style sheet. */
const look = {
  display: 'grid',
  placeContent: 'center',
  minHeight: '100vh',
  margin: '0',
  padding: '1.5rem',
  boxSizing: 'border-box',
  backgroundColor: '#0e1116',
  color: '#f2f4f8',
  font: '1.125rem/1.7 system-ui, sans-serif',
  textAlign: 'center',
} as const satisfies Partial<CSSStyleDeclaration>;

/**
 * Opens a tab that waits for its game; undefined where the browser lets none open. To be called inside the tap: a tab
 * that opens once the link has come is taken for an advertisement and blocked. `noopener` would leave nothing to lead, so
 * the opener is cut off before the tab goes anywhere.
 */
export function openGameTab(words: WaitingWords): GameTab | undefined {
  const tab = window.open('', '_blank');
  if (!tab) return undefined;
  write(tab.document, words);
  return {
    get isClosed() {
      return tab.closed;
    },
    lead(href) {
      tab.opener = null;
      tab.location.replace(href);
    },
    close: () => tab.close(),
  };
}

function write(page: Document, { title, text, language }: WaitingWords): void {
  page.title = title;
  page.documentElement.lang = language;
  const viewport = page.createElement('meta');
  viewport.name = 'viewport';
  viewport.content = 'width=device-width, initial-scale=1';
  page.head.append(viewport);
  Object.assign(page.body.style, look);
  const [heading, explanation] = [page.createElement('h1'), page.createElement('p')];
  heading.textContent = title;
  heading.style.font = 'inherit';
  heading.style.fontWeight = '600';
  explanation.textContent = text;
  for (const line of [heading, explanation]) line.style.margin = '0.25rem';
  page.body.replaceChildren(heading, explanation);
}
