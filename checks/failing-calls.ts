/** Calls that fail at the site, and the line that each leaves in its log: for a test. */

/** A line in the log, without its time, method and path; null where there is none. */
export interface FailureLine {
  readonly status: string;
  readonly backend: string;
  readonly reached: string;
  readonly complete: string;
}

const line = (status: number | string, backend = '', reached = '', complete = 'OK'): FailureLine => ({
  status: `${status}`,
  backend,
  reached,
  complete,
});

/** The last two stop the backend, so they come last. */
export const failingCalls = {
  'The backend resets the connection': line(502, '502', 'yes'),
  'The backend sends no response': line(502, '502', 'yes'),
  'The backend sends no response, over HTTP/2': line(502, '502', 'yes'),
  'The backend sends no response in time': line(502, '504', 'yes'),
  'The backend sends no HTTP': line('009', '200', 'yes'),
  'The backend sends an invalid header': line(502, '502', 'yes'),
  'The backend sends a header that is too large': line(502, '502', 'yes'),
  'The backend sends half a response': null,
  'The backend sends a broken chunk': line(200, '200', 'yes', ''),
  'The backend responds with an error': line(500, '500', 'yes'),
  'The backend has no such path': line(404, '404', 'yes'),
  'The backend does not open a socket': line(502, '502', 'yes'),
  'The browser leaves before the response': line(499, '-', 'yes', ''),
  'The browser leaves before the end of its body': line(400, '', '', ''),
  'The browser sends the rest of its body too late': line(408, '-', 'yes', ''),
  'The browser sends a body that is too large': line(413),
  'The browser sends a broken chunk': line(400),
  'The browser sends a header that is too large': line(400),
  'The browser sends an address that is too long': line(414),
  'The browser sends two hosts': line(400),
  'The browser sends no request line': line(400),
  'The browser sends an unknown version': line(505),
  'The browser sends an unknown method': line(500, '500', 'yes'),
  'The browser sends a zero byte in a path': line(400),
  'The browser leaves the site with its path': line(400),
  'The browser posts to a page': line(405),
  'The browser wants more bytes than a file has': line(416),
  'The browser does not use TLS': line(400),
  'The browser fails the TLS handshake': null,
  'The file is missing': line(404),
  'The file has a name that is too long': line(404),
  'The file is not readable': line(403),
  'The file is a link to itself': line(404),
  'The address is one of the backend that is not passed on': line(404),
  'The folder for long bodies is missing': line(500),
  'The backend is down': line(503, '502', 'no'),
  'The backend is down for a socket': line(502, '502', 'no'),
} as const satisfies Readonly<Record<string, FailureLine | null>>;

export type FailingCall = keyof typeof failingCalls;
