/** Login and token. */
import * as z from 'zod/mini';
import { effect, router } from './c.ts';
import { text } from './wire/text.ts';

/** The registered phone number and the password. */
export const LoginBody = z.strictObject({ username: text(64), password: text(200) });
export type LoginBody = z.infer<typeof LoginBody>;

/** Maximum length of a bearer token. */
export const longestToken = 8_192;

/** The bearer token of later calls. */
export const LoginResult = z.object({ token: z.string().check(z.minLength(1), z.maxLength(longestToken)) });
export type LoginResult = z.infer<typeof LoginResult>;

export const session = router({
  login: effect({
    path: '/api/login',
    summary: 'Signs a member in (spec 4, Authentication).',
    body: LoginBody,
    response: LoginResult,
    session: 'guest',
    errors: [
      'NO_USER',
      'WRONG_PASSWORD',
      'WRONG_CREDENTIAL',
      'INACTIVE_USER',
      'INVALID_USER_1',
      'INVALID_USER_2',
      'INVALID_USER_3',
      'INVALID_USER_4',
      'LOGIN_FAIL',
      'REQUEST_LIMIT_1MIN',
    ],
  }),
});
