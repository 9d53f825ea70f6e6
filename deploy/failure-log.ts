/**
 * The log of failed calls. nginx's own messages about a request carry its whole first line, and a path may contain a
 * password (GET /api/autoLogin), so none of them is written; a line of chosen fields takes their place
 * (docs/decisions/028-failure-log.md).
 */
import { operations } from '@wallet/contract';
import { map } from './nginx-syntax.ts';

/** The fields of a line, with their variables in nginx. None contains text that the client chose. */
export const failureFields = {
  at: { variable: '$time_iso8601', about: 'The time of the response.' },
  status: { variable: '$status', about: 'The status that the browser got; 499 is a browser that left.' },
  method: { variable: '$known_method', about: 'The method, `-` if the contract has no such method.' },
  call: {
    variable: '$call',
    about: 'The path in the contract, with the names of its parameters; `-` for any other address.',
  },
  backend: {
    variable: '$upstream_status',
    about: 'The status of the backend; 502 and 504 without a response, empty if it was not called.',
  },
  reached: {
    variable: '$was_reached',
    about:
      '`no` if the backend was not reached: it refused, was too slow, or failed the check of its certificate.',
  },
  complete: { variable: '$request_completion', about: 'Empty if the response broke off, else `OK`.' },
  seconds: { variable: '$request_time', about: 'The time from the first byte of the request.' },
} as const;

const methods = [...new Set(operations.map(({ method }) => method))];

/** Returns the pairs of a map from a path to the path of the contract. nginx prefers exact texts to expressions. */
const calls = [...new Set(operations.map(({ path }) => path))].map((path): readonly [string, string] =>
  path.includes('/:') ? [`"~^${path.replaceAll(/:\w+/g, '[^/]+')}$"`, path] : [path, path],
);

/** Returns the directives inside `http`. */
export const failureLog = (): string[] => [
  'error_log /dev/null emerg;',
  'map_hash_bucket_size 128;',
  ...map('$request_method $known_method', [
    ['default', '-'],
    ...methods.map((method) => [method, method] as const),
  ]),
  ...map('$uri $call', [['default', '-'], ...calls, ['"~^/socket\\.io/"', '/socket.io/']]),
  '# Complete responses, files that a browser leaves, and sockets are no failures.',
  ...map('"$status $upstream_status $request_completion" $is_failure', [
    ['default', '1'],
    ['"~^[23].. .*OK$"', '0'],
    ['"~^[23]..  $"', '0'],
    ['"~^101 "', '0'],
  ]),
  `log_format failure escape=json '{${Object.entries(failureFields)
    .map(([name, { variable }]) => `"${name}":"${variable}"`)
    .join(',')}}';`,
  'access_log /dev/stderr failure if=$is_failure;',
];
