/** Target page of another site: URL and optional form fields. */
export interface PageRequest {
  readonly href: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * Posts a form that is removed afterwards, so its fields never stand in a URL. `target` is the browsing context of
 * the response: a frame or `_blank`.
 */
export function postForm(page: Document, { href, fields = {} }: PageRequest, target = '_self'): void {
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
  // A field named “submit” would shadow the method.
  HTMLFormElement.prototype.submit.call(form);
  page.body.removeChild(form);
}
