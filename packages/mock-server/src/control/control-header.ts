export const controlPrefix = '/_mock/v1';
/** The JSON schema of scenario files. */
export const scenarioSchemaPath = '/_mock/scenario.schema.json';

/** Without this header, which a foreign page cannot send unasked, a control call is refused. */
export const controlHeader = { name: 'x-mock-control', value: '1' } as const;
