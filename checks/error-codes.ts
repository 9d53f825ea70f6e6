/** Generates docs/error-codes.md from the catalogue, the contract and the error cases of the mock backend. */
import { readFileSync } from 'node:fs';
import { operations, type OperationId } from '@wallet/contract';
import { errorGroups, successCodes, type ErrorCode, type SuccessCode } from '@wallet/contract/errors';
import { slipNotes } from '@wallet/contract/statement';
import { demoMembers } from '@wallet/mock-server/domains/profile/profile.seed';
import type { CasesOfCall } from '@wallet/mock-server/domains/error-case.fixture';
import { errorCases } from '@wallet/mock-server/domains/error-cases.fixture';
import { commonCases, isCommon } from '@wallet/mock-server/domains/common-cases.fixture';

const words = JSON.parse(
  readFileSync(new URL('../locales/en/error.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>> & {
  readonly [Group in 'slip' | 'slipAdvice']: Readonly<Record<string, string>>;
};

const titles: { readonly [Group in keyof typeof errorGroups]: string } = {
  auth: 'Auth',
  otp: 'One-time passwords',
  registration: 'Registration',
  bonus: 'Bonus',
  invite: 'Invite',
  refund: 'Refund',
  money: 'Money',
  slot: 'Game accounts',
  slip: 'Slips and gift links',
  limit: 'Rate limits',
  generic: 'Generic',
  coupon: 'Spin coupons',
};

/** One line: calls with the same steps. */
interface Line {
  readonly calls: OperationId[];
  readonly description: string;
}

/** Replaces the demo members in a description by their phone numbers; the rich one is the default. */
function withPhones(description: string): string {
  const steps = description.replace(/^As \{rich\}, (\w)/, (_, first: string) => first.toUpperCase());
  return steps.replace(/\{(\w+)\}/g, (_, key: string) => {
    if (!Object.hasOwn(demoMembers, key)) throw new Error(`There is no demo member ${key}.`);
    return `\`${demoMembers[key as keyof typeof demoMembers].phone}\``;
  });
}

function linesOf(code: keyof CasesOfCall): Line[] {
  const lines: Line[] = [];
  for (const { id } of operations) {
    const description = errorCases[id]?.[code]?.description;
    if (description === undefined) continue;
    const existing = lines.find((line) => line.description === description);
    if (existing) existing.calls.push(id);
    else lines.push({ calls: [id], description });
  }
  return lines;
}

function commonLine(code: ErrorCode): string[] {
  const declaring = operations.filter(
    ({ id, metadata }) => metadata.errors.includes(code) && isCommon(code, id),
  );
  if (declaring.length === 0 || !(code in commonCases)) return [];
  const { description } = commonCases[code as keyof typeof commonCases];
  const calls = declaring.length === operations.length ? 'every call' : callersOf(code);
  return [`- ${calls}: ${description}`];
}

const callersOf = (code: ErrorCode): string =>
  code === 'NO_DATA' ? 'every call that takes something' : 'every call for members';

const namesOf = (calls: readonly OperationId[]): string => calls.map((id) => `\`${id}\``).join(', ');

const lineOf = ({ calls, description }: Line): string => `- ${namesOf(calls)}: ${withPhones(description)}`;

/** The steps of a success that one call returns; the calls of any other. */
function successOf(code: SuccessCode): string {
  const lines = linesOf(code);
  const calls = lines.flatMap((line) => line.calls);
  const steps = lines.length === 1 ? `: ${withPhones(lines[0]?.description ?? '')}` : '.';
  return `- \`${code}\` “${words[code]}” ${namesOf(calls)}${steps}`;
}

const section = (code: ErrorCode, statuses: readonly number[]): string =>
  [
    `### \`${code}\``,
    '',
    `${statuses.join(' or ')} “${words[code]}”`,
    '',
    ...linesOf(code).map(lineOf),
    ...commonLine(code),
    '',
  ].join('\n');

/** Groups the notes with equal texts. */
function slipReasons(): string[] {
  const notes = new Map<string, string[]>();
  for (const note of Object.keys(slipNotes)) {
    const text = `“${words.slip[note]}” ${words.slipAdvice[note]}`;
    notes.set(text, [...(notes.get(text) ?? []), `\`${note}\``]);
  }
  return [...notes].map(([text, names]) => `- ${names.join(', ')}: ${text}`);
}

export const errorCodesPage = (): string =>
  [
    '# Every code, and how to see it',
    '',
    'Each code of the specification (section 8), its calls, and the steps to it in the mock backend. `pnpm docs:write` generates this page from test data, so every step is tested.',
    '',
    `Numbers are [demo members](../README.md#demo-members), \`${demoMembers.rich.phone}\` where none is named; endings of numbers, amounts and file names are [magic values](testing-by-hand.md#magic-values). “Call it”: the app checks first, so send the call by hand. Settings, the clock and play are [control calls](control.md#control-calls). A [fault rule](faults.md) returns any code at any call.`,
    '',
    ...Object.entries(errorGroups).flatMap(([group, codes]) => [
      `## ${titles[group as keyof typeof titles]}`,
      '',
      ...(Object.entries(codes) as [ErrorCode, readonly number[]][]).map(([code, statuses]) =>
        section(code, statuses),
      ),
    ]),
    '## Why a slip failed',
    '',
    'Notes of a failed review, after the status of the slip. A file whose name holds the note fails with it.',
    '',
    ...slipReasons(),
    '',
    '## What worked',
    '',
    'Codes with status 200, in `message`, or in `code` for `registration.sendOtp`.',
    '',
    ...successCodes.map(successOf),
    '',
    'Without a code, with data:',
    '',
    ...linesOf('data').map(lineOf),
    '',
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
