/**
 * The default Trusted Types policy: Mantine writes style sheets through innerHTML, and a style sheet has no `<`; a worker
 * is one of our own built files, the service worker the one at its fixed address. Anything else that reaches such a
 * place without a policy of its own is refused, where the page's CSP asks for it.
 */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ): unknown;
}

const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;

factory?.createPolicy('default', {
  createHTML: (text) => (text.includes('<') ? null : text),
  createScriptURL: (address) => (isBuilt(new URL(address, location.href)) ? address : null),
});

function isBuilt({ origin, pathname }: URL): boolean {
  return origin === location.origin && (pathname.startsWith('/assets/') || pathname === '/sw.js');
}
