/**
 * The default Trusted Types policy: Mantine writes style sheets through innerHTML, and a style sheet has no `<`. Any
 * other text that reaches such a place without a policy of its own is refused, where the page's CSP asks for it.
 */
interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (text: string) => string | null }): unknown;
}

const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;

factory?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });
