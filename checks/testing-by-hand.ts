/** docs/testing-by-hand.md, with the book and the magic values of the mock backend. */
import { magicValues } from '@wallet/mock-server/domains/magic';
import { demoPassword } from '@wallet/mock-server/domains/profile/profile.seed';
import { book } from '@wallet/mock-server/scenario/book';
import { describeParam } from '@wallet/mock-server/scenario/param';
import { tableLines } from './markdown.ts';

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  tableLines(head, rows).join('\n');

const situations = () =>
  table(
    ['Situation', 'What it is'],
    book.map(({ name, title }) => [`\`${name}\``, title]),
  );

const told = () =>
  table(
    ['Situation', 'What can be told'],
    book.flatMap(({ name, params = {} }) =>
      Object.entries(params).map(([key, param]) => [`\`${name}\``, describeParam(key, param)]),
    ),
  );

const magic = () =>
  table(
    ['Where', 'Value', 'What happens'],
    magicValues.map(({ where, value, outcome }) => [where, value, outcome]),
  );

export const testingByHandPage = (): string => `# Testing by hand

For whoever tests the app and does not program. Everything here is done in a browser, on your own machine, with invented members and invented money: nothing can break that a click does not put right.

## Start

In a terminal, in the folder of this repository:

\`\`\`sh
npm start
\`\`\`

It takes a minute or two, and then prints where everything is: the app at <http://127.0.0.1:4000>, and the desk at <http://127.0.0.1:4000/_mock/console>. The desk is where you sit: there you choose a situation, send slips, let time pass, and see what happened. To stop, press Ctrl and C in the terminal.

## Five steps

A slip is rejected as a duplicate, then a second one is paid:

1. Run \`npm start\`, wait for the address, and open <http://127.0.0.1:4000/_mock/console>.
2. Choose \`slip-duplicate-then-paid\` as **Situation** and press **Begin**.
3. Choose \`0823456789\` as **Member**, choose any picture as **Picture** and press **Send**. Under “slip” you see **0823456789 in progress**.
4. Press **10 seconds**. Under “slip” you see **0823456789 FAILED ฿0.00 · SLIP_REFNO_DUPLICATED**.
5. Choose \`0823456789\` as **Member**, choose any picture as **Picture**, press **Send** and press **10 seconds**. Under “slip” you see **0823456789 SUCCESS ฿250.00**, and under “Members” you see **0823456789 Nok Demo ฿250.00**.

To see the same as a player does, follow “Open the app here” and log in as 0823456789 with the password \`${demoPassword}\`: app and desk look at the same world, so what you do in one shows in the other.

## What the desk can do

- **Begin** makes a world of its own for a situation. Worlds do not know of one another: begin as many as you like.
- **Open the app here** takes this browser into the world; the address of the app stays the same. Two people with two browsers can be in two worlds.
- **Let time pass** moves the clock of the world on, and everything that was due happens at its own moment. Nobody has to wait fifteen minutes for a QR code to expire.
- Under “What may become of it” stands a button for every step that a thing can take from where it is: a slip becomes \`SUCCESS\` or \`FAILED\`, a QR code \`PAID\`, a withdrawal \`REJECTED\`, a coupon \`EXPIRED\`.
- **What happened** lists what the app did and what the backend answered, newest first: \`ok\`, or the code of a refusal. [Every code](error-codes.md) tells what it means and where the app shows it.
- **Begin this situation anew** forgets what happened in the world.

Something else than usual happens on the desk when a red line appears: it says in words why something could not be done.

## Situations

Choose one on the desk, or start with it: \`npm start -- --scenario qr-paid\`.

${situations()}

Some can be told more: write it beside the situation on the desk, as in \`note=NOT_MATCH\` (several with a semicolon between them), or add \`--param note=NOT_MATCH\` when you start.

${told()}

## Magic values

Values that make something special happen, in every situation: type them in the app, or name a file so. They are the simulator's own and no rule of the operator.

${magic()}

## A situation of your own

A situation is a text file. This one rejects every withdrawal after five seconds, and proves it:

\`\`\`json
{
  "name": "no-withdrawals",
  "title": "Every withdrawal is rejected after five seconds.",
  "timeline": [
    { "when": "withdraw.create", "after": "5s", "do": "withdraw.reject", "with": { "member": "$member" } }
  ],
  "expect": {
    "play": [{ "call": "withdraw.create", "as": "0812345678", "with": { "amount": 500 } }, { "wait": "5s" }],
    "balances": [{ "member": "0812345678", "account": "wallet", "is": 25000 }],
    "states": [{ "of": "withdrawal", "member": "0812345678", "is": "REJECTED" }]
  }
}
\`\`\`

Saved under a name that ends in \`.json\`, it is tried and begun by that name:

\`\`\`sh
pnpm mock run no-withdrawals.json
npm start -- --scenario no-withdrawals.json
\`\`\`

[What may stand in it](mock.md#scenarios) is described with the mock backend, and <http://127.0.0.1:4000/_mock/scenario.schema.json> tells it to your editor.
`;
