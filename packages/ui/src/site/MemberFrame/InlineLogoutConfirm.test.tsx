import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { logoFixture } from '../site.fixture.ts';
import { MemberFrame } from './MemberFrame.tsx';

vi.mock('./LogoutConfirm.tsx', () => {
  throw new Error('no connection');
});

const logout = () => screen.getByRole('button', { name: 'Log out' });

async function ask(logoutWarning?: string) {
  const onLogout = vi.fn();
  await renderUi(
    <MemberFrame
      appName="Player Wallet"
      logo={logoFixture}
      path="/user/home"
      onConditions={() => undefined}
      onLogout={onLogout}
      logoutWarning={logoutWarning}
    >
      page
    </MemberFrame>,
  );
  await userEvent.dblClick(logout());
  return { onLogout, question: await screen.findByRole('group', { name: 'Log out?' }) };
}

it('confirms inline when the sheet fails to load, with the warning', async () => {
  const { onLogout, question } = await ask('A slip is being sent');
  expect(question.textContent).toContain('A slip is being sent');
  expect(onLogout).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(question.isConnected).toBe(false);
  expect(onLogout).not.toHaveBeenCalled();
});

it('logs out once', async () => {
  const { onLogout, question } = await ask();
  const yes = [...question.querySelectorAll('button')].find(({ textContent }) => textContent === 'Log out');
  if (yes) await userEvent.dblClick(yes);
  expect(onLogout).toHaveBeenCalledOnce();
});
