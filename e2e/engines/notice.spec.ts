/** The notices of docs/browsers.md, in a browser that is too old. */
import { languages } from '@wallet/locales';
import { test } from './test.ts';

for (const [reason, javaScriptEnabled] of [
  ['old', true],
  ['off', false],
] as const)
  for (const { language } of languages)
    test.describe(() => {
      test.use({ javaScriptEnabled, language });

      test(`the notice “${reason}”, in ${language}`, async ({ page, t, expectFailures }, info) => {
        if (javaScriptEnabled) expectFailures('uncaught');
        for (const name of ['login', 'user/home', 'user/statement']) {
          await page.goto(`/${name}`);
          await page.getByRole('heading', { name: t(`site:start.${reason}.title`) }).waitFor();
          await page.screenshot({ path: info.outputPath(`${name.replace('/', '-')}.png`) });
        }
      });
    });
