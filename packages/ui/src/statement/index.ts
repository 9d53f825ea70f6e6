export { StatementScreen, type StatementScreenProps } from './StatementScreen/StatementScreen.tsx';
