export const controlPrefix = '/_mock/v1';

/** Without this header, which a foreign page cannot send unasked, a control call is refused. */
export const controlHeader = { name: 'x-mock-control', value: '1' } as const;
