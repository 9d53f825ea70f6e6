/** How a client meets each code of logging in. */
import type { Sent } from '../client.sample.ts';
import type { Ways } from '../way.sample.ts';
import { again, way } from '../way.sample.ts';

const login = (username: string, password = 'demo1234'): Sent => ({ body: { username, password } });

export const sessionWays: Ways = {
  'session.login': {
    NO_USER: way('Log in with a phone number nobody has: `0800000000`.', login('0800000000')),
    WRONG_PASSWORD: way('Log in as {rich} with another password.', login('0812345678', 'other')),
    WRONG_CREDENTIAL: way('Log in with a password that is only a space.', login('0812345678', ' ')),
    INACTIVE_USER: way('Log in as {inactive}.', login('0878901234')),
    INVALID_USER_1: way('Log in with a user name that is no phone number: `mali`.', login('mali')),
    INVALID_USER_2: way('Log in as {suspended}.', login('0889012345')),
    INVALID_USER_3: way(
      'Log in as {rich} with a wrong password five times, then once more.',
      again('session.login', login('0812345678', 'x'), 5),
    ),
    INVALID_USER_4: way('Log in as {closed}.', login('0865432109')),
    LOGIN_FAIL: way('Log in with a phone number that ends in `9005`.', login('0812349005')),
    REQUEST_LIMIT_1MIN: way(
      'Log in with `0800000000` eleven times within a minute.',
      again('session.login', login('0800000000', 'x'), 10),
    ),
  },
};
