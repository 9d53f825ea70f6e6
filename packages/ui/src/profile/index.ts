export { PlaySafelyCard } from './PlaySafelyCard/PlaySafelyCard.tsx';
export { ProfileScreen, type ProfileScreenProps } from './ProfileScreen/ProfileScreen.tsx';
