/**
 * One module per icon, so the build reads forty files instead of six thousand. Tabler declares types for its index
 * only.
 */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import would make a module of this file
  const Icon: import('@tabler/icons-react').TablerIcon;
  export { Icon as default };
}
