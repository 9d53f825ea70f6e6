import { beforeEach, expect, it, vi } from 'vitest';
import { createImageFile } from './disposable-image.ts';

const file = new File(['drawn'], 'deposit-100-baht.png');
const draw = vi.fn<() => Promise<File>>();
/** Object URLs that are not revoked. */
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

it('an image is drawn once for concurrent calls', async () => {
  const held = createImageFile(draw);
  const [one, other] = await Promise.all([held.get(), held.get()]);
  expect(one).toEqual({ file, address: 'blob:0' });
  expect([other, await held.get()]).toEqual([one, one]);
  expect(draw).toHaveBeenCalledTimes(1);
  held.dispose();
  expect(addresses.size).toBe(0);
});

it('a failed drawing is retried', async () => {
  draw.mockRejectedValueOnce(new Error('There is nothing to draw on'));
  const held = createImageFile(draw);
  expect(await held.get()).toBe('failed');
  expect(await held.get()).toEqual({ file, address: 'blob:0' });
});

it.each([
  ['drawn', () => draw.mockResolvedValue(file)],
  ['found impossible', () => draw.mockRejectedValue(new Error('There is nothing to draw on'))],
])('an image disposed %s leaves no URL behind', async (_end, arrange) => {
  arrange();
  const held = createImageFile(draw);
  const taking = held.get();
  held.dispose();
  expect([await taking, addresses.size]).toEqual(['disposed', 0]);
});
