export type { GameAction, GameLaunchProgress } from './game-account.ts';
export { GameAccountModal, type GameAccountModalProps } from './GameAccountModal.tsx';
export { GameFrame, type GameFrameProps } from '../GameFrame/GameFrame.tsx';
