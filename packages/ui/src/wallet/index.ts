export { HomeScreen, type HomeScreenProps } from './HomeScreen/HomeScreen.tsx';
export type { BalanceCheck } from './BalanceCard/BalanceCard.tsx';
export type { HomeEntry, WheelTile } from './EntryGrid/EntryGrid.tsx';
