/** Whether a test tries every case, as with `npm test -- --all`, or those that differ in code. */
export const triesEveryCase = process.env['PROPERTY_TESTS'] === 'random';
