export { ProfileScreen, type ProfileScreenProps } from './ProfileScreen/ProfileScreen.tsx';
