export type { GameEffect } from './game-account.ts';
export { GameAccountModal, type GameAccountModalProps } from './GameAccountModal.tsx';
