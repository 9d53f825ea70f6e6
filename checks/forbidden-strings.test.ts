import { demoAccounts, demoPassword, demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, it } from 'vitest';
import { files, places, sources } from './repository.ts';

/** Pictures, fonts and videos. */
const isBinary = /\.(?:png|jpe?g|webp|gif|ico|woff2?|mp4)$/;
const texts = files.filter((path) => !isBinary.test(path));

const found = (pattern: RegExp): string[] => texts.flatMap((path) => places(path, pattern));

/** Allowed hosts: reserved names, localhost, standards, and hosts that the product uses. */
const allowedHost = new RegExp(
  [
    '(?:\\*\\.)?(?:[\\w-]+\\.)*(?:example|invalid|test)(?:\\.(?:com|org|net))?',
    '127\\.0\\.0\\.1',
    // A name without a dot is local.
    '[\\w-]+',
    'www\\.w3\\.org',
    'nodejs\\.org',
    'json-schema\\.org',
    // The host of gift links (spec 9); tests use similar ones.
    'gift\\.truemoney\\.com',
    // The share address of LINE.
    'social-plugins\\.line\\.me',
  ]
    .map((host) => `^${host}$`)
    .join('|'),
);

describe('the repository', () => {
  it('names no path of a machine', () => {
    expect(found(/(?<![\w.}-])\/(?:work|tmp|root|home|Users|mnt|opt)\/[\w.-]+|\b[A-Z]:\\Users\\/g)).toEqual(
      [],
    );
  });

  it('names no registry and no proxy', () => {
    expect(found(/\bregistry\.[\w-]+\.\w+|\b(?:HTTPS?|NO)_PROXY=/gi)).toEqual([]);
  });

  it('names no real operator or provider', () => {
    const hosts = texts
      // Text of libraries.
      .filter((path) => path !== 'pnpm-lock.yaml' && !path.startsWith('patches/'))
      .flatMap((path) =>
        places(path, /\b(?:https?|wss?):\/\/(?:\[token\]@)?(?!\$|\/)[^\s/:"'`<>)\]|\\?#,$]+/gi),
      );
    const hostOf = (place: string): string =>
      /:\/\/(?:[^@]*@)?(.*?)\.?$/.exec(place)?.[1]?.toLowerCase() ?? '';
    expect(hosts.filter((place) => !allowedHost.test(hostOf(place)))).toEqual([]);
    expect(hosts).not.toEqual([]);
  });

  it('writes the numbers and the password of the demo members once', () => {
    const values = [
      ...Object.values(demoPhones),
      ...Object.values(demoAccounts).map((account) => account.bankAccountNo),
      demoPassword,
    ];
    const copies = new RegExp(`(?<!\\d)(?:${values.join('|')})(?!\\d)`, 'g');
    const owner = 'packages/contract/src/demo-members.ts';
    // An example of another repository writes what its author would read in the documentation.
    const isExample = (path: string): boolean => path.startsWith('packages/mock-server/qa-example/');
    const others = sources.filter((path) => path !== owner && !isExample(path));
    expect(others.flatMap((path) => places(path, copies))).toEqual([]);
    expect(places(owner, copies)).toHaveLength(values.length);
  });

  it('contains no keys and no tokens', () => {
    expect(
      found(/-----BEGIN [A-Z ]*PRIVATE KEY|\b(?:gh[pousr]_|npm_|sk-|xox[abp]-|AKIA)[A-Za-z0-9]{16,}/g),
    ).toEqual([]);
  });

  it('names no authoring tools', () => {
    const tools = ['clau' + 'de', 'anthr' + 'opic', 'copi' + 'lot', 'chat' + 'gpt', 'co-authored' + '-by'];
    expect(
      found(new RegExp(`\\b(?:${tools.join('|')})\\b|\\bas an ai\\b|\\blanguage model\\b`, 'gi')),
    ).toEqual([]);
  });
});
