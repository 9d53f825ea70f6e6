import { describe, expect, it } from 'vitest';
import { files, places } from './repository.ts';

/** Pictures, fonts and films; everything else is text. */
const isBinary = /\.(?:png|jpe?g|webp|gif|ico|woff2?|mp4)$/;
const texts = files.filter((path) => !isBinary.test(path));

const found = (pattern: RegExp): string[] => texts.flatMap((path) => places(path, pattern));

/** Addresses that may stand in the repository: reserved names, this machine, standards, and what players really use. */
const allowedHost = new RegExp(
  [
    '(?:\\*\\.)?(?:[\\w-]+\\.)*(?:example|invalid|test)(?:\\.(?:com|org|net))?',
    '127\\.0\\.0\\.1',
    // One word leads nowhere outside of this machine.
    '[\\w-]+',
    'www\\.w3\\.org',
    'nodejs\\.org',
    'json-schema\\.org',
    // Gift links have this host and no other (spec 9); what is refused in its place is tested too.
    'gift\\.truemoney\\.com',
    // Where LINE takes a link to share from any page.
    'social-plugins\\.line\\.me',
  ]
    .map((host) => `^${host}$`)
    .join('|'),
);

describe('the repository', () => {
  it('names no place on anyone’s machine', () => {
    expect(found(/(?<![\w.}-])\/(?:work|tmp|root|home|Users|mnt|opt)\/[\w.-]+|\b[A-Z]:\\Users\\/g)).toEqual(
      [],
    );
  });

  it('names no registry and no proxy', () => {
    expect(found(/\bregistry\.[\w-]+\.\w+|\b(?:HTTPS?|NO)_PROXY=/gi)).toEqual([]);
  });

  it('leads nowhere but to reserved names and standards: operators and providers are invented', () => {
    const hosts = texts
      .filter((path) => path !== 'pnpm-lock.yaml')
      .flatMap((path) => places(path, /\b(?:https?|wss?):\/\/(?!\$|\/)[^\s/:"'`<>)\]|\\?#]+/gi));
    const hostOf = (place: string): string => /:\/\/(?:[^@]*@)?(.*)$/.exec(place)?.[1]?.toLowerCase() ?? '';
    expect(hosts.filter((place) => !allowedHost.test(hostOf(place)))).toEqual([]);
    expect(hosts).not.toEqual([]);
  });

  it('holds no key and no token of the world outside', () => {
    expect(
      found(/-----BEGIN [A-Z ]*PRIVATE KEY|\b(?:gh[pousr]_|npm_|sk-|xox[abp]-|AKIA)[A-Za-z0-9]{16,}/g),
    ).toEqual([]);
  });

  it('speaks of itself, not of how it came to be', () => {
    const tools = ['clau' + 'de', 'anthr' + 'opic', 'copi' + 'lot', 'chat' + 'gpt', 'co-authored' + '-by'];
    expect(
      found(new RegExp(`\\b(?:${tools.join('|')})\\b|\\bas an ai\\b|\\blanguage model\\b`, 'gi')),
    ).toEqual([]);
  });
});
