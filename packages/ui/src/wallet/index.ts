export { HomeScreen, type HomeScreenProps } from './HomeScreen/HomeScreen.tsx';
export type { BalanceCheck } from './BalanceCard/BalanceCard.tsx';
export type { HomeEntry } from './EntryGrid/EntryGrid.tsx';
