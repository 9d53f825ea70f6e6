export { AgreementModal, type AgreementModalProps } from './AgreementModal/AgreementModal.tsx';
export { ComingScreen, type ComingScreenProps } from './ComingScreen/ComingScreen.tsx';
export { ConditionsModal, type ConditionsModalProps } from './ConditionsModal/ConditionsModal.tsx';
export { ContactScreen, type ContactScreenProps } from './ContactScreen/ContactScreen.tsx';
export { OfflineBanner } from './Frame/OfflineBanner.tsx';
export { GuestFrame, type GuestFrameProps } from './GuestFrame/GuestFrame.tsx';
export { HowtoScreen } from './HowtoScreen/HowtoScreen.tsx';
export { MemberFrame, type MemberFrameProps } from './MemberFrame/MemberFrame.tsx';
export { TerminatedScreen, type TerminatedScreenProps } from './TerminatedScreen/TerminatedScreen.tsx';
