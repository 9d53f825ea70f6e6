/** Generates docs/testing-by-hand.md, with the scenarios and magic values of the mock backend. */
import { demoPassword, demoPhones } from '@wallet/contract/demo-members';
import { magicValues } from '@wallet/mock-server/domains/magic';
import { scenarios } from '@wallet/mock-server/scenario/scenarios';

/** Lists the scenarios, each with the defaults of its parameters. */
const scenarioList = (): string =>
  scenarios
    .map(({ name, title, params = {} }) => {
      const values = Object.entries(params).map(([key, param]) => ` \`${key}=${String(param.default)}\``);
      return `- \`${name}\`: ${title}${values.join('')}`;
    })
    .join('\n');

/** Lists the magic values by the field that takes them. */
function magicList(): string {
  const fields = new Map<string, string[]>();
  for (const { where, value, outcome } of magicValues.filter(
    ({ outcome }) => !outcome.startsWith('FAILED ('),
  ))
    fields.set(where, [...(fields.get(where) ?? []), `${value}: ${outcome}`]);
  fields.get('slip')?.push('file name holds a [note](error-codes.md#why-a-slip-failed): FAILED');
  return [...fields].map(([where, values]) => `- **${where}** ${values.join('; ')}`).join('\n');
}

export const testingByHandPage = (): string => `# Testing by hand

For testers who do not program. Everything happens in a browser, on your own machine, with invented members and invented money.

## Start

In a terminal, in the folder of this repository:

\`\`\`sh
npm start
\`\`\`

After a minute or two it prints the addresses: the app at <http://127.0.0.1:4000>, and the test console at <http://127.0.0.1:4000/_mock/console/>. To stop, press Ctrl and C in the terminal.

## Five steps

A slip is rejected as a duplicate, then a second one is paid:

1. Open <http://127.0.0.1:4000/_mock/console/>.
2. Choose \`slip-duplicate-then-paid\` as **Scenario** and press **Start**.
3. Choose \`${demoPhones.new}\` as **Member**, choose any picture as **Picture** and press **Send**. In the list you see **${demoPhones.new} Slips in progress**.
4. Press **10 seconds**. In the list you see **${demoPhones.new} Slips FAILED ฿0.00 · SLIP_REFNO_DUPLICATED**.
5. Choose \`${demoPhones.new}\` as **Member**, choose any picture as **Picture**, press **Send** and press **10 seconds**. In the list you see **${demoPhones.new} Slips SUCCESS ฿250.00**. Open **Members**: you see **${demoPhones.new} Nok Demo**, with ฿250.00.

To see it as a player, open **Worlds**, follow “Open the app here” and log in as ${demoPhones.new} with the password \`${demoPassword}\`.

## The test console

In Thai, Lao and English, also on a phone. The list at the top chooses the world, the bar below it moves its time.

- **Worlds** starts scenarios; it resets, forks, deletes, saves and loads worlds. “Open the app here” switches this browser to the world; a phone scans the QR code.
- **Traffic** lists each call with request, response and duration. A refusal has [its code](error-codes.md). Buttons copy a call as a command or as a step, and make the next one like it fail. The timeline [goes back](going-back.md) to any moment.
- **Transactions** lists slips, QR codes, withdrawals, bonuses, coupons and one-time passwords. The buttons of a row are its next states.
- **Members** shows balances, the ledger and one-time passwords. A balance is adjusted with a reason.
- **Clock** lists what is due and advances to it.
- **Faults** makes calls slow, lost, refused or changed, from a template.
- **Chat desk** answers as support, with every type of message, pictures and videos.
- **Scenarios** runs the self-tests, edits scenarios, and makes one of what you did.

## Scenarios

Choose one in the test console, or start with it: \`npm start -- --scenario qr-paid\`.

The parameters and their defaults follow the description. Change them in the test console, or with \`--param note=NOT_MATCH\` at a start.

${scenarioList()}

## Magic values

Values that trigger an outcome in every scenario: type them in the app, or name a file so. They are no rules of the operator.

${magicList()}

## A scenario of your own

Copy a file of [the cookbook](cookbook.md), change it, then prove it and start with it:

\`\`\`sh
pnpm mock run mine.json
npm start -- --scenario mine.json
\`\`\`

[Scenarios](scenarios.md) describes the fields.
`;
