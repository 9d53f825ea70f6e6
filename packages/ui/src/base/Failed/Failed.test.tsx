import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { Failed } from './Failed.tsx';

const told = () => screen.getByText('No balance').parentElement?.textContent;
const nothing = () => undefined;

describe('Failed', () => {
  it('blames the connection when no answer came', async () => {
    await renderUi(<Failed onRetry={nothing} title="No balance" />);
    expect(told()).toBe('No balanceCheck your connection and try again.');
  });

  it('tells why it was refused, and what to do, when one did', async () => {
    await renderUi(<Failed onRetry={nothing} title="No balance" failure={{ message: 'NO_WALLET' }} />);
    expect(told()).toBe('No balanceNo wallet was found. Contact us and we will fix it.');
  });
});
