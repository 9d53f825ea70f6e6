/** The flags of an upstream. */
import type { UpstreamOptions } from '../upstream/upstream.ts';
import { upstreamModes } from '../upstream/upstream.ts';
import { ControlError } from '../world/control-error.ts';
import { oneOf } from './arguments.ts';

interface Values {
  readonly upstream?: string | undefined;
  readonly 'upstream-mode'?: string | undefined;
  readonly records?: string | undefined;
}

/** Returns the options of an upstream, undefined without its flags. Throws a ControlError. */
export function upstreamOf(values: Values): UpstreamOptions | undefined {
  const { upstream: url, 'upstream-mode': modeFlag, records } = values;
  const mode = oneOf('--upstream-mode', upstreamModes, modeFlag ?? 'check');
  if (url === undefined && mode !== 'replay') {
    const alone = Object.entries({ '--upstream-mode': modeFlag, '--records': records });
    const [flag] = alone.find(([, value]) => value !== undefined) ?? [];
    if (flag !== undefined) throw new ControlError('invalid', `${flag} needs --upstream, too.`);
    return undefined;
  }
  if (url !== undefined && !isAddress(url))
    throw new ControlError(
      'invalid',
      `--upstream takes an address such as https://staging.example, not ${url}.`,
    );
  const isFiled = mode === 'record' || mode === 'replay';
  if (isFiled && records === undefined)
    throw new ControlError('invalid', `--upstream-mode ${mode} needs a folder: --records DIR.`);
  if (!isFiled && records !== undefined)
    throw new ControlError('invalid', '--records belongs to --upstream-mode record or replay.');
  return {
    mode,
    ...(url !== undefined && { url }),
    ...(records !== undefined && { records }),
  };
}

const isAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && search === '' && hash === '';
};
