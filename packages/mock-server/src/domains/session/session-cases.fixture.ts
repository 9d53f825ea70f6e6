import type { Sent } from '../domain-client.fixture.ts';
import { again, errorCase, type ErrorCases } from '../error-case.fixture.ts';
import { demoPassword, demoPhones } from '@wallet/contract/demo-members';

const login = (username: string, password = demoPassword): Sent => ({ body: { username, password } });

export const sessionCases: ErrorCases = {
  'session.login': {
    NO_USER: errorCase('Log in with an unknown phone number: `0800000000`.', login('0800000000')),
    WRONG_PASSWORD: errorCase('Log in as {rich} with another password.', login(demoPhones.rich, 'other')),
    WRONG_CREDENTIAL: errorCase('Log in with a password that is only a space.', login(demoPhones.rich, ' ')),
    INACTIVE_USER: errorCase('Log in as {inactive}.', login(demoPhones.inactive)),
    INVALID_USER_1: errorCase('Log in with a user name that is no phone number: `mali`.', login('mali')),
    INVALID_USER_2: errorCase('Log in as {suspended}.', login(demoPhones.suspended)),
    INVALID_USER_3: errorCase(
      'Log in as {rich} with a wrong password five times, then once more.',
      again('session.login', login(demoPhones.rich, 'x'), 5),
    ),
    INVALID_USER_4: errorCase('Log in as {closed}.', login(demoPhones.closed)),
    LOGIN_FAIL: errorCase('Log in with a phone number that ends in `9005`.', login('0812349005')),
    REQUEST_LIMIT_1MIN: errorCase(
      'Log in with `0800000000` eleven times within a minute.',
      again('session.login', login('0800000000', 'x'), 10),
    ),
  },
};
