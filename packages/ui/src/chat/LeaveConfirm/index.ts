export { LeaveConfirm } from './LeaveConfirm.tsx';
