/**
 * The default Trusted Types policy. Mantine writes style sheets through innerHTML, and a style sheet has no
 * `<`. A worker is one of the built files, or the service worker at its fixed address. Anything else without
 * its own policy is refused if the content security policy requires it.
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
