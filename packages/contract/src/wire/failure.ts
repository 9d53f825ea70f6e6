/** The name of an error body in `ui` and `app`. */
export { ErrorBody as Failure } from './error-body.ts';
