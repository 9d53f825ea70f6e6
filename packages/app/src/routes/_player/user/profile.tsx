import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PlaySafelyCard, ProfileScreen } from '@wallet/ui/profile';
import { profileQuery } from '#profile/api.ts';
import { loadableOf } from '#api/query.ts';
import { useDialogControls } from '#navigation/dialog.ts';
import { DialogHost } from '#dialogs/DialogHost.tsx';
import { dialogSearch } from '#navigation/dialog-search.ts';
import { useSessionSeconds } from '#profile/play-safely/session-clock.ts';
import { useVibration } from '#profile/vibration.ts';

export const Route = createFileRoute('/_player/user/profile')({
  validateSearch: dialogSearch,
  loader: ({ context: { queryClient, i18n } }) => {
    void queryClient.prefetchQuery(profileQuery());
    return i18n.load('profile');
  },
  component: ProfilePage,
});

/** A component of its own, because it renders every second. */
const PlaySafely = ({ onOpen }: { onOpen: () => void }) => (
  <PlaySafelyCard seconds={useSessionSeconds()} onOpen={onOpen} />
);

function ProfilePage() {
  const { openDialog } = useDialogControls();
  const profile = useQuery(profileQuery());
  const vibration = useVibration();
  return (
    <>
      <ProfileScreen
        profile={loadableOf(profile)}
        onChangePassword={() => openDialog('password')}
        onEditHolderName={() => openDialog('holder-name')}
        onAddBankAccount={() => openDialog('bank-account')}
        vibration={vibration}
      >
        <PlaySafely onOpen={() => openDialog('play-safely')} />
      </ProfileScreen>
      <DialogHost />
    </>
  );
}
