import { getNonce, setNonce } from 'get-nonce';
import { afterEach, describe, expect, it } from 'vitest';
import { renderUi } from '../../vitest.render.tsx';
import { AppTheme } from './AppTheme.tsx';

afterEach(() => setNonce(''));

describe('AppTheme', () => {
  it('hands the nonce of the page to whatever makes styles later', async () => {
    await renderUi(<AppTheme nonce="abc">page</AppTheme>);
    expect(getNonce()).toBe('abc');
  });

  it('brings nothing of Mantine along', async () => {
    await renderUi(<p>page</p>);
    expect(document.querySelector('[data-mantine-styles]')).toBeNull();
  });
});
