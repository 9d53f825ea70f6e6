export const controlPrefix = '/_mock/v1';
/** Signing in to the console and out. */
export const sessionPath = `${controlPrefix}/team/session`;
export const scenarioSchemaPath = '/_mock/scenario.schema.json';

/** The required header of control calls, which a foreign page cannot send without a preflight. */
export const controlHeader = { name: 'x-mock-control', value: '1' } as const;
