export { GameAccountModal, type GameAccountModalProps, type GameEffect } from './GameAccountModal.tsx';
