/** `wallet/restricted-syntax`: forbids code by selectors, each with the message of what to do instead. */
const restrictedSyntax = {
  meta: { schema: { type: 'array' } },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
};

export default { meta: { name: 'wallet' }, rules: { 'restricted-syntax': restrictedSyntax } };
