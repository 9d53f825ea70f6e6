import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../scripts/dev.mjs', import.meta.url));

/** Runs `pnpm dev` with flags that it refuses. */
function dev(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, out: stdout, error: stderr.trim() };
}

describe('pnpm dev', () => {
  it('starts nothing when a port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    expect(dev('--port', String(port))).toEqual({
      status: 1,
      out: '',
      error: `✗ Port ${port} (backend) is in use. Stop the process that uses it, or set the first of three consecutive ports with --port.`,
    });
    other.close();
  });

  it.each(['0', 'abc', '65534', ''])('requires three consecutive ports: %j', (port) => {
    expect(dev('--port', port)).toEqual({
      status: 1,
      out: '',
      error: '✗ --port must be a number from 1 to 65533, the first of three consecutive ports.',
    });
  });

  it('starts nothing with flags that the backend refuses', () => {
    expect(dev('--scenario', 'nothing')).toMatchObject({
      status: 2,
      out: '',
      error: expect.stringMatching(/^No scenario nothing; there is default, /) as string,
    });
  });
});
