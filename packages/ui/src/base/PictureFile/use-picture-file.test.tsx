import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { LongPressImage } from './LongPressImage.tsx';
import { usePictureFile } from './use-picture-file.ts';

const file = new File(['drawn'], 'deposit-100-baht.png');
const draw = vi.fn<() => Promise<File>>();
const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
/** Object URLs that are not revoked. */
const addresses = new Set<string>();

beforeEach(() => {
  draw.mockReset().mockResolvedValue(file);
  click.mockReset();
  addresses.clear();
  URL.createObjectURL = () => {
    const address = `blob:${addresses.size}`;
    addresses.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => void addresses.delete(address);
});

function Picture({ id = 'one' }: { id?: string }) {
  const { longPressFile, save } = usePictureFile({ id, draw });
  return (
    <>
      <button onClick={save}>Save</button>
      {longPressFile && <LongPressImage file={longPressFile} alt="Drawn" />}
    </>
  );
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('a picture is drawn once for two taps', async () => {
  await renderUi(<Picture />);
  await save();
  await save();
  await waitFor(() => expect(click).toHaveBeenCalledTimes(2));
  expect(draw).toHaveBeenCalledTimes(1);
});

it('a failed drawing is shown, and repeated by the next tap', async () => {
  draw.mockRejectedValueOnce(new Error('There is nothing to draw on'));
  await renderUi(<Picture />);
  await save();
  expect(await screen.findByText(/could not be created/)).toBeTruthy();
  expect(click).not.toHaveBeenCalled();
  await save();
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
});

it.each([
  ['drawn', () => Promise.resolve(file)],
  ['found impossible', () => Promise.reject(new Error('There is nothing to draw on'))],
])('a picture that is discarded before it is %s is neither saved nor shown', async (_end, end) => {
  let finish = () => {};
  draw.mockReturnValueOnce(new Promise<void>((resolve) => (finish = resolve)).then(end));
  const { rerender } = await renderUi(<Picture />);
  await save();
  rerender(<Picture id="two" />);
  finish();
  await save();
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect([draw.mock.calls.length, screen.queryByText(/could not be created/)]).toEqual([2, null]);
});

it('the picture for a long press leaves no URL behind', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Line/14.0');
  const { unmount } = await renderUi(<Picture />);
  await save();
  await waitFor(() => expect(addresses.size).toBe(1));
  expect(screen.getByRole('img', { name: 'Drawn' }).getAttribute('src')).toBe('blob:0');
  unmount();
  expect(addresses.size).toBe(0);
});
