export { BankAccountModal, type BankAccountModalProps } from './BankAccountModal.tsx';
