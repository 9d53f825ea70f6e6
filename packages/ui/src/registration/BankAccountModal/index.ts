export { BankAccountModal } from './BankAccountModal.tsx';
