/** One file per icon, so that a build reads forty of them and not six thousand; Tabler declares their types in one place only. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an import would make a module of this file
  const Icon: import('@tabler/icons-react').TablerIcon;
  export { Icon as default };
}
