import { slipPicture } from '@wallet/mock-server/domains/deposit/deposit.seed';
import { readScenario } from '@wallet/mock-server/scenario/scenario-json';
import { runScenario } from '@wallet/mock-server/scenario/run-scenario';
import { createServer } from '@wallet/mock-server/server';
import { expect, it, onTestFinished } from 'vitest';
import { blocks, section } from './markdown.ts';
import { read } from './repository.ts';

const page = read('docs/testing-by-hand.md');

/** Returns the actions and expected texts of a step, in order. */
const actionsOf = (step: string) => [
  ...step.matchAll(
    /<http:\/\/127\.0\.0\.1:4000(?<open>[^>]+)>|hoose (?:`(?<value>[^`]+)`|any picture) as \*\*(?<field>[^*]+)\*\*|ress \*\*(?<button>[^*]+)\*\*|see \*\*(?<sight>[^*]+)\*\*/g,
  ),
];

/** A simulated tester, who finds fields by label and buttons by text. */
function tester(app: Awaited<ReturnType<typeof createServer>>['app']) {
  let html = '';
  let filled = new FormData();

  async function visit(url: string, form?: FormData): Promise<void> {
    const encoded = form && new Response(form);
    const response = await app.inject({
      method: form ? 'POST' : 'GET',
      url,
      headers: {
        host: '127.0.0.1',
        ...(encoded && { 'content-type': encoded.headers.get('content-type') ?? '' }),
      },
      ...(encoded && { payload: Buffer.from(await encoded.arrayBuffer()) }),
    });
    filled = new FormData();
    if (response.statusCode === 303) return visit(String(response.headers.location));
    expect([url, response.statusCode]).toEqual([url, 200]);
    html = response.body;
  }

  return {
    visit,
    fill(label: string, value: string | File): void {
      const [, name = ''] = new RegExp(`<label>${label} <\\w+ (?:[^>]* )?name="(\\w+)"`).exec(html) ?? [];
      if (typeof value === 'string') expect(html).toContain(`<option value="${value}">`);
      filled.set(name, value);
    },
    async press(text: string): Promise<void> {
      const form =
        html.split('<form ').find((one) => new RegExp(`<button[^>]*>${text}</button>`).test(one)) ?? '';
      const [, action = ''] = /action="([^"]+)"/.exec(form) ?? [];
      const [, name, value = ''] =
        new RegExp(`<button name="(\\w+)" value="(\\w+)">${text}</button>`).exec(form) ?? [];
      if (name !== undefined) filled.set(name, value);
      await visit(action, filled);
    },
    sees: () => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '),
  };
}

it('the five steps lead to a duplicate slip and a paid one', async () => {
  const steps = [...section(page, 'Five steps').matchAll(/^\d\. (.*)$/gm)].map(([, step = '']) => step);
  expect(steps).toHaveLength(5);
  const server = await createServer({ realNow: () => Date.UTC(2026, 0, 15, 16, 55) });
  onTestFinished(() => server.close());
  const hand = tester(server.app);
  const sights: string[] = [];
  for (const { groups = {} } of steps.flatMap(actionsOf)) {
    const { open, field, value, button, sight } = groups;
    if (open !== undefined) await hand.visit(open);
    if (field !== undefined)
      hand.fill(field, value ?? new File([new Uint8Array(slipPicture('HAND0001'))], 'any.gif'));
    if (button !== undefined) await hand.press(button);
    if (sight !== undefined) {
      expect(hand.sees()).toContain(sight);
      sights.push(sight);
    }
  }
  expect(sights).toHaveLength(4);
  expect(sights.join()).toMatch(/SLIP_REFNO_DUPLICATED.*SUCCESS ฿250\.00/);
});

it('the scenario is valid and meets its expectations', async () => {
  const [text = ''] = blocks(page, 'json');
  expect(await runScenario(readScenario(JSON.parse(text)))).toMatchObject({ problems: [], steps: 2 });
});
