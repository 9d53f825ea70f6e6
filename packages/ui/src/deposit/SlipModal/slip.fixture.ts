import type { ChosenSlip } from './chosen-slip.ts';
import { idleSheet, noop, ready } from '../../base/story.fixture.ts';
import { type SlipModalProps } from './SlipModal.tsx';

const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 56"><path fill="#fff" d="M0 0h36v56H0z"/><path fill="#0b5d52" d="M0 0h36v12H0z"/><path fill="#222" d="M11 28h14v14H11z"/></svg>',
)}`;

export const chosenSlipFixture: ChosenSlip = {
  name: 'slip-21-11-2026.png',
  file: { size: 245_760 },
  address: drawn,
  scan: { state: 'slip', issuer: 'KBANK' },
  wasSentBefore: false,
};

export const slipPropsFixture: SlipModalProps = {
  ...idleSheet,
  slipWindow: ready({ isOpen: true }),
  chosen: chosenSlipFixture,
  isOnline: true,
  uploadedShare: 0,
  tracker: 'the way of the slip',
  onChoose: noop,
  onDiscard: noop,
  onSend: noop,
  onCancel: noop,
};
