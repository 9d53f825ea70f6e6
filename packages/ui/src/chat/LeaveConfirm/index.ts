export { LeaveConfirm, type LeaveConfirmProps } from './LeaveConfirm.tsx';
