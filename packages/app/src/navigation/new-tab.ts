import { asWritten } from '@wallet/locales/joined';
import { pageColor } from '#env.ts';
import { postForm, type PageRequest } from '@wallet/ui/base/post-form';

/** A tab that opens within a tap and gets its address later: browsers block tabs that open outside a tap. */
export interface NewTab {
  readonly isOpen: boolean;
  goTo(address: string): void;
  /** Opens a page by submitting a form. */
  post(entrance: PageRequest): void;
  close(): void;
}

/** Texts of the waiting page. */
export interface WaitingTexts {
  readonly title: string;
  readonly text: string;
  /** BCP-47. */
  readonly language: string;
}

/** Opens a tab; only within the tap. The tab has no access to this page. */
export function openTab(waiting?: WaitingTexts): NewTab {
  const tab = window.open('', '_blank');
  if (tab) cutOff(tab);
  if (tab && waiting) write(tab.document, waiting);
  return {
    get isOpen() {
      return tab !== null && !tab.closed;
    },
    goTo: (address) => tab?.location.replace(address),
    post: (entrance) => tab && postForm(tab.document, entrance),
    close: () => tab?.close(),
  };
}

/** The browser copies this tab's storage into the new one, with the token, which must not outlive a sign-out there. */
function cutOff(tab: Window): void {
  tab.opener = null;
  try {
    tab.sessionStorage.clear();
  } catch {
    // With blocked storage, nothing was copied.
  }
}

/** Sizes and colours of the waiting page, which has no style sheet. */
const look = {
  display: 'grid',
  placeContent: 'center',
  minHeight: '100vh',
  margin: '0',
  padding: '1.5rem',
  boxSizing: 'border-box',
  backgroundColor: pageColor,
  color: '#f2f4f8',
  font: '1.125rem/1.7 system-ui, sans-serif',
  textAlign: 'center',
} as const satisfies Partial<CSSStyleDeclaration>;

function write(page: Document, { title, text, language }: WaitingTexts): void {
  page.title = asWritten(title);
  page.documentElement.lang = language;
  const viewport = page.createElement('meta');
  viewport.name = 'viewport';
  viewport.content = 'width=device-width, initial-scale=1';
  page.head.append(viewport);
  Object.assign(page.body.style, look);
  const heading = page.createElement('h1');
  heading.textContent = title;
  Object.assign(heading.style, { font: 'inherit', fontWeight: '600', margin: '0.25rem' });
  const explanation = page.createElement('p');
  explanation.textContent = text;
  explanation.style.margin = '0.25rem';
  page.body.replaceChildren(heading, explanation);
}
