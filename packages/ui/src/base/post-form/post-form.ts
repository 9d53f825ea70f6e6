/** Opening a page of another site with a form instead of a link: what it holds never stands in an address. */

/** The way into a page of another site: its address, and the fields of the form that is posted there, if it wants one. */
export interface Entrance {
  readonly href: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * Posts a form from a page, which keeps nothing of it. `target` names where the answer is shown: the place of the page
 * itself, a frame of it, or `_blank`.
 */
export function postForm(page: Document, { href, fields = {} }: Entrance, target = '_self'): void {
  const form = page.createElement('form');
  const attributes = { action: href, method: 'post', target, rel: 'noopener noreferrer', hidden: '' };
  for (const [name, value] of Object.entries(attributes)) form.setAttribute(name, value);
  const inputs = Object.entries(fields).map(([name, value]) => {
    const input = page.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    return input;
  });
  form.append(...inputs);
  page.body.append(form);
  // A field called “submit” would stand in for the form's own method.
  HTMLFormElement.prototype.submit.call(form);
  page.body.removeChild(form);
}
