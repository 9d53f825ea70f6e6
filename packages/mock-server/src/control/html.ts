/** HTML pages without scripts and external resources. */
import type { FastifyReply } from 'fastify';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[], tag: string): string =>
    `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) => cells(row, 'td')).join('');
  return `<div class="wide"><table><thead>${cells(head, 'th')}</thead><tbody>${body}</tbody></table></div>`;
}

const style = `
  body { font: 15px/1.6 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1c2330; }
  table { border-collapse: collapse; width: 100%; margin-block: .5rem 2rem; }
  th, td { text-align: left; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid #dfe4ec; vertical-align: top; }
  code { background: #eef1f6; padding: .1rem .3rem; border-radius: .25rem; overflow-wrap: anywhere; }
  .wide { overflow-x: auto; }
`;

/** Sends a page, whose forms may target this origin only. */
export function sendPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  return (
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      // Without this policy a browser sends `Origin: null` with the page's forms.
      .header('referrer-policy', 'same-origin')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      ).send(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${style}</style>
<h1>${escaped(title)}</h1>
${body}
</html>
`)
  );
}
