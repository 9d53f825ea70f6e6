export { HomeScreen, type HomeEntry } from './HomeScreen/HomeScreen.tsx';
export type { BalanceCheck } from './BalanceCard/BalanceCard.tsx';
export type { WheelTile } from './EntryGrid/EntryGrid.tsx';
