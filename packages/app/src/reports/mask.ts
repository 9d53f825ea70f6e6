/**
 * Masks the messages of errors. A list of patterns would miss a name. So only words that browsers and the app use in
 * errors remain; figures, names and addresses become `…`.
 */

const plain = new Set(
  `a abort aborted access accessing after all allowed already an and answer any app argument arguments array as assign
  assignment at attempt attempted available be been before being body broken build but by call callback called cannot
  can't catch child class clone closed code component connection constant constructor contract context convert could
  css couldn't cross-origin cyclic data database defined delete denied deserialize destructure detached did didn't
  different document does doesn't dom dynamically each element empty end enough error evaluating event exceeded
  exist expected expression extra failed failure fetch fetched file find for found frame from function generator get
  getter had has have hook hooks hydration id identifier illegal import imported importing in index infinite initialization
  initialize input instance instanceof insecure interface internal invalid invoked is iterable iterator its json key keys
  language length limit literal load loaded locale lock loop lost many map maximum may method missing module more must
  mutation name needed network new no node non-iterable none not null number object observer of offline on one only
  open operand operation operator operations option out outside own page parameter parse parsed part permission
  permitted position preload private promise properties property prototype provider queue quota range reached react
  read read-only reading recursion ref reference refused registration rejected rejection rendered rendering rerenders
  request required reserved response result returned right root route router same script secure security sent server
  service set setter setting settings shared size source spread stack start state storage store strict string structure
  suspended symbol syntax target text than that the this time timed timeout to token too tree trusted type types unable
  unavailable uncaught undefined undelivered unexpected unhandled unknown unsupported update updates upon use used user
  valid value variable version was were when where which while window with without worker write you your`.split(
    /\s+/,
  ),
);

const masked = '…';

/** Maximum length of a message. */
const longest = 200;

/** Returns a message with every unlisted word masked. */
export function maskMessage(message: string): string {
  // The number of React's error; the text after it quotes the page.
  const numbered = /^Minified React error #\d{1,3};/.exec(message);
  if (numbered) return numbered[0];
  return message
    .slice(0, 1_000)
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”|‘[^’]*’/g, masked)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => (plain.has(/^\(?(\S*?)[.,:;)]*$/.exec(word)?.[1]?.toLowerCase() ?? '') ? word : masked))
    .filter((word, at, words) => word !== masked || words[at - 1] !== masked)
    .join(' ')
    .slice(0, longest);
}

/** Returns the name of an error if it has a valid form. */
export const maskName = (name: string): string => (/^[A-Z][A-Za-z]{0,40}Error$/.test(name) ? name : 'Error');
