import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { ResultDialog } from './ResultDialog.tsx';

describe('ResultDialog', () => {
  it('sends an unknown outcome to the statement and offers no second try', async () => {
    const onStatement = vi.fn();
    await renderUi(
      <ResultDialog isOpen outcome="unknown" onClose={() => undefined} onStatement={onStatement} />,
    );
    expect(screen.getByRole('dialog', { name: 'We could not confirm the result' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Open statement' }));
    expect(onStatement).toHaveBeenCalledTimes(1);
  });

  it('closes with OK after success', async () => {
    const onClose = vi.fn();
    await renderUi(<ResultDialog isOpen outcome="success" title="Done" onClose={onClose} />);
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
