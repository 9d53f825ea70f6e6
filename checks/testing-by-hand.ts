/** Generates docs/testing-by-hand.md, with the scenarios and magic values of the mock backend. */
import { demoPassword, demoPhones } from '@wallet/contract/demo-members';
import { magicValues } from '@wallet/mock-server/domains/magic';
import { scenarios } from '@wallet/mock-server/scenario/scenarios';
import { describeParam } from '@wallet/mock-server/scenario/param';
import { tableLines } from './markdown.ts';

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  tableLines(head, rows).join('\n');

const scenarioTable = () =>
  table(
    ['Scenario', 'Description'],
    scenarios.map(({ name, title }) => [`\`${name}\``, title]),
  );

const paramTable = () =>
  table(
    ['Scenario', 'Parameter'],
    scenarios.flatMap(({ name, params = {} }) =>
      Object.entries(params).map(([key, param]) => [`\`${name}\``, describeParam(key, param)]),
    ),
  );

const magic = () =>
  table(
    ['Where', 'Value', 'What happens'],
    [
      ...magicValues
        .filter(({ outcome }) => !outcome.startsWith('FAILED ('))
        .map(({ where, value, outcome }) => [where, value, outcome]),
      ['slip', 'file name holds a [note](error-codes.md#why-a-slip-failed)', 'FAILED, with this note'],
    ],
  );

export const testingByHandPage = (): string => `# Testing by hand

For testers who do not program. Everything happens in a browser, on your own machine, with invented members and invented money.

## Start

In a terminal, in the folder of this repository:

\`\`\`sh
npm start
\`\`\`

After a minute or two it prints the addresses: the app at <http://127.0.0.1:4000>, and the test console at <http://127.0.0.1:4000/_mock/console/>. In the test console you start scenarios, send slips, advance time and see every call. To stop, press Ctrl and C in the terminal.

## Five steps

A slip is rejected as a duplicate, then a second one is paid:

1. Run \`npm start\`, wait for the address, and open <http://127.0.0.1:4000/_mock/console/>.
2. Choose \`slip-duplicate-then-paid\` as **Scenario** and press **Start**.
3. Choose \`${demoPhones.new}\` as **Member**, choose any picture as **Picture** and press **Send**. In the list you see **${demoPhones.new} Slips in progress**.
4. Press **10 seconds**. In the list you see **${demoPhones.new} Slips FAILED ฿0.00 · SLIP_REFNO_DUPLICATED**.
5. Choose \`${demoPhones.new}\` as **Member**, choose any picture as **Picture**, press **Send** and press **10 seconds**. In the list you see **${demoPhones.new} Slips SUCCESS ฿250.00**. Open **Members**: you see **${demoPhones.new} Nok Demo**, with ฿250.00.

To see the same as a player, open **Worlds**, follow “Open the app here” and log in as ${demoPhones.new} with the password \`${demoPassword}\`. The app and the test console show the same world.

## The test console

It speaks Thai, Lao and English, and fits a phone. The list at the top chooses the world, the bar below it moves its time.

- **Worlds** starts scenarios, with their parameters as fields. A world is reset, forked, deleted, saved as a file and read from one. “Open the app here” switches this browser to the world; a phone opens it with the QR code.
- **Traffic** lists each call with request, response and duration. A refused call names [its code](error-codes.md) and the field. Its buttons copy it as a command or as a step, and make the next call like it fail. Its timeline [goes back](going-back.md) to any moment.
- **Transactions** lists slips, QR codes, withdrawals, bonuses, coupons and one-time passwords. The buttons of a row are its next states.
- **Members** shows balances, the ledger and one-time passwords. A balance is adjusted with a reason.
- **Clock** lists what is due and advances to it.
- **Faults** makes calls slow, lost, refused or changed, from a template.
- **Chat desk** answers as support, with every type of message, pictures and videos.
- **Scenarios** runs the self-tests, edits scenarios, and makes one of what you did.

## Scenarios

Choose one in the test console, or start with it: \`npm start -- --scenario qr-paid\`.

${scenarioTable()}

Some have parameters. They are fields in the test console. Or add \`--param note=NOT_MATCH\` when you start.

${paramTable()}

## Magic values

Special values that trigger an outcome, in every scenario: type them in the app, or name a file so. They belong to the simulator and are no rule of the operator.

${magic()}

## A scenario of your own

A scenario is a text file. Copy one of [the cookbook](cookbook.md), change it, then prove it and start with it:

\`\`\`sh
pnpm mock run mine.json
npm start -- --scenario mine.json
\`\`\`

[Scenarios](scenarios.md) describes the fields. <http://127.0.0.1:4000/_mock/scenario.schema.json> is the schema for your editor.
`;
