/** One file per icon, so that a build reads forty of them and not six thousand; Tabler declares their types in one place only. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const Icon: import('@tabler/icons-react').TablerIcon;
  export default Icon;
}
