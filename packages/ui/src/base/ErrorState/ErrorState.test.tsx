import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { toErrorBody } from '../fault.ts';
import { ErrorState } from './ErrorState.tsx';

const alertText = () => screen.getByText('No balance').parentElement?.textContent;
const nothing = () => undefined;

describe('ErrorState', () => {
  it.each([
    ['connection', 'There is no connection to the server. Check your internet connection and try again.'],
    ['slow', 'The server took too long to answer. Wait a moment, then try again.'],
    ['server', 'The server reported a fault. Try again in a few minutes. If it happens again, contact us.'],
    ['busy', 'The service is not available at the moment. Wait a minute, then try again.'],
    [
      'unexpected',
      'The server sent an answer this app cannot read. Try again. If it happens again, contact us.',
    ],
  ] as const)('has its own text for the fault %s', async (fault, text) => {
    await renderUi(<ErrorState onRetry={nothing} title="No balance" failure={toErrorBody(fault)} />);
    expect(alertText()).toBe(`No balance${text}`);
  });

  it('shows the reason and advice of a refusal', async () => {
    await renderUi(<ErrorState onRetry={nothing} title="No balance" failure={{ message: 'NO_WALLET' }} />);
    expect(alertText()).toBe('No balanceNo wallet was found. Contact us and we will fix it.');
  });
});
