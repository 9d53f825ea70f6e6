import { slipNotes, type SlipNote } from '@wallet/contract/statement';
import { writeMiniQr } from '@wallet/contract/wire/mini-qr';
import type { World } from '../../world/world.ts';
import { demoMember } from '../profile/profile.seed.ts';
import { storeSlip, type SlipFile } from './slip.ts';

const ascii = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));

/** One white pixel, before and after the comment block. */
const gif = {
  head: [...ascii('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 255, 255, 255, 0, 0, 0],
  tail: [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 0x01, 0, 0x3b],
} as const;

/** Returns a minimal slip picture: a GIF with the mini-QR text as its comment. */
export function slipPicture(reference: string): Uint8Array {
  const comment = ascii(writeMiniQr({ bank: '004', reference }));
  return new Uint8Array([...gif.head, 0x21, 0xfe, comment.length, ...comment, 0, ...gif.tail]);
}

export const slipFile = (name: string, reference: string): SlipFile => ({
  name,
  content: slipPicture(reference),
  fingerprint: reference,
});

/** The reference of the rich member's first credited slip. */
export const paidReference = 'DEMO20250001';

/** Past slips of the rich member: paid ones, and one failure for each note. */
export const pastSlips: readonly SlipFile[] = [
  slipFile('slip-300baht.gif', paidReference),
  ...(Object.keys(slipNotes) as SlipNote[]).map((note, at) =>
    slipFile(`slip-${note}.gif`, `DEMO2025${String(at + 2).padStart(4, '0')}`),
  ),
  slipFile('slip-500.50baht.gif', 'DEMO20250098'),
  slipFile('slip-1000baht.gif', 'DEMO20250099'),
];

export function seedDeposit(world: World): void {
  world.command({ kind: 'control', name: 'seed.deposit' }, () =>
    storeSlip(world, demoMember(world, 'slip'), slipFile('slip-BY_HAND.gif', 'DEMO20260001')),
  );
}
