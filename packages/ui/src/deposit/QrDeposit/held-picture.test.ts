import { beforeEach, expect, it, vi } from 'vitest';
import { holdPicture } from './held-picture.ts';

const file = new File(['drawn'], 'deposit-100-baht.png');
const draw = vi.fn<() => Promise<File>>();
/** The addresses that were made and not given back. */
const addresses = new Set<string>();

beforeEach(() => {
  draw.mockReset().mockResolvedValue(file);
  addresses.clear();
  URL.createObjectURL = () => {
    const address = `blob:${addresses.size}`;
    addresses.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => void addresses.delete(address);
});

it('a picture is drawn once, also for whoever asks while it is drawn', async () => {
  const held = holdPicture(draw);
  const [one, other] = await Promise.all([held.take(), held.take()]);
  expect(one).toEqual({ file, address: 'blob:0' });
  expect([other, await held.take()]).toEqual([one, one]);
  expect(draw).toHaveBeenCalledTimes(1);
  held.letGo();
  expect(addresses.size).toBe(0);
});

it('one that could not be drawn is tried again', async () => {
  draw.mockRejectedValueOnce(new Error('There is nothing to draw on'));
  const held = holdPicture(draw);
  expect(await held.take()).toBe('failed');
  expect(await held.take()).toEqual({ file, address: 'blob:0' });
});

it.each([
  ['drawn', () => draw.mockResolvedValue(file)],
  ['found impossible', () => draw.mockRejectedValue(new Error('There is nothing to draw on'))],
])('one that nobody holds any more when it is %s leaves nothing behind', async (_end, arrange) => {
  arrange();
  const held = holdPicture(draw);
  const taking = held.take();
  held.letGo();
  expect([await taking, addresses.size]).toEqual(['over', 0]);
});
