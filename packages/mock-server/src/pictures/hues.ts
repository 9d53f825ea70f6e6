/** The five scene hues, each from its deepest to its lightest tone, and paper white. No picture has other colours. */
export const ink = ['#070b16', '#0e1527', '#18223c', '#2a3857', '#4a5c80'] as const;
export const indigo = ['#15143d', '#25215f', '#3c3484', '#6353a8', '#9b8ed8'] as const;
export const teal = ['#06262c', '#0c3f43', '#166061', '#2c948a', '#86d6c4'] as const;
export const coral = ['#4d1a31', '#8f2f46', '#d4554f', '#ee8166', '#fab896'] as const;
export const gold = ['#6e4218', '#b87626', '#eda83a', '#f9cf6d', '#ffeab6'] as const;
export const paper = '#fff7e6';
