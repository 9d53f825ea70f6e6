/** Generates docs/error-codes.md from the catalogue, the contract and the error cases of the mock backend. */
import { readFileSync } from 'node:fs';
import type { OperationId } from '@wallet/contract';
import { operations } from '@wallet/contract';
import type { ErrorCode, SuccessCode } from '@wallet/contract/errors';
import { errorGroups, errorStatus, successCodes } from '@wallet/contract/errors';
import { slipNotes } from '@wallet/contract/statement';
import { demoMembers } from '@wallet/mock-server/domains/profile/profile.seed';
import { errorCases } from '@wallet/mock-server/domains/error-cases.fixture';
import { commonCases, isCommon } from '@wallet/mock-server/domains/common.cases';
import { commonPlaces, specialPlaceOf, usualPlaceOf } from './error-display.ts';

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

/** One line: calls with the same steps and the same place of display. */
interface Line {
  readonly calls: OperationId[];
  readonly description: string;
  readonly display?: string;
}

/** Replaces the demo members in a description by their phone numbers. */
function withPhones(description: string): string {
  return description.replace(/\{(\w+)\}/g, (_, key: string) => {
    if (!Object.hasOwn(demoMembers, key)) throw new Error(`There is no demo member ${key}.`);
    return `\`${demoMembers[key as keyof typeof demoMembers].phone}\``;
  });
}

function linesOf(code: ErrorCode | SuccessCode): Line[] {
  const lines: Line[] = [];
  for (const { id } of operations) {
    const description = errorCases[id]?.[code]?.description;
    if (description === undefined) continue;
    const display = code in errorStatus ? specialPlaceOf(id, code as ErrorCode) : undefined;
    const existing = lines.find((line) => line.description === description && line.display === display);
    if (existing) existing.calls.push(id);
    else lines.push({ calls: [id], description, ...(display !== undefined && { display }) });
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
  return [
    `- ${calls}: ${description}${commonPlaces[code] === undefined ? '' : ` Shown: ${commonPlaces[code]}.`}`,
  ];
}

const callersOf = (code: ErrorCode): string =>
  code === 'NO_DATA' ? 'every call that takes something' : 'every call for members';

const lineOf = ({ calls, description, display }: Line): string =>
  `- ${calls.map((id) => `\`${id}\``).join(', ')}: ${withPhones(description)}${display === undefined ? '' : ` Shown: ${display}.`}`;

const section = (code: ErrorCode | SuccessCode, statuses: readonly number[]): string =>
  [
    `### \`${code}\``,
    '',
    `${statuses.join(' or ')}: “${words[code]}”`,
    '',
    ...linesOf(code).map(lineOf),
    ...(code in errorStatus ? commonLine(code as ErrorCode) : []),
    '',
  ].join('\n');

/** Returns the calls with codes of their own, by the place of their refusals. */
function places(): string[] {
  const calls = new Map<string, string[]>();
  for (const { id } of operations) {
    if (!Object.keys(errorCases[id] ?? {}).some((code) => code in errorStatus)) continue;
    const place = usualPlaceOf(id);
    calls.set(place, [...(calls.get(place) ?? []), `\`${id}\``]);
  }
  return [...calls].map(([place, names]) => `- ${place}: ${names.join(', ')}`);
}

/** Returns the whole page. */
export const errorCodesPage = (): string =>
  [
    '# Every code, and how to see it',
    '',
    'The calls that return each code of the catalogue (specification, section 8), and the steps to reach it in the mock backend. `pnpm docs:write` generates this page from test data, so every step is tested.',
    '',
    'Phone numbers are [demo members](../README.md#demo-members); endings of numbers, amounts and file names are [magic values](testing-by-hand.md#magic-values). “Call it” means: the app checks first, so send the call by hand. Settings, the clock and play are [control calls](control.md#control-calls). A [fault rule](faults.md) returns any code at any call: `{"operation": "wallet.transfer", "effect": {"type": "error", "code": "TRANSFER_FAIL"}}`.',
    '',
    '## Where the app shows them',
    '',
    'Unless the line of a code says otherwise:',
    '',
    ...places(),
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
    'Notes of `statement.slips`: the slip was taken, and its review failed. A file whose name holds the note fails with it. Shown: in brackets after the status, in the list of slips and where the slip was sent.',
    '',
    ...Object.keys(slipNotes).map((note) => `- \`${note}\`: “${words.slip[note]}” ${words.slipAdvice[note]}`),
    '',
    '## What worked',
    '',
    'Codes that travel with status 200, in `message` or, of `registration.sendOtp`, in `code`.',
    '',
    ...successCodes.map((code) => section(code, [200])),
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
