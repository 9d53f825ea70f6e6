import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PlaySafelyCard, ProfileScreen } from '@wallet/ui/profile';
import { profileQuery } from '#profile/api.ts';
import { loadableOf } from '#api/query.ts';
import { useDialog } from '#navigation/dialog.ts';
import { dialogSearch } from '#navigation/dialog-search.ts';
import { LazyDialog, lazyWithPreload } from '#lazy/LazyDialog.tsx';
import { useSessionSeconds } from '#play-safely/session-clock.ts';
import { useVibration } from '#profile/vibration.ts';

export const Route = createFileRoute('/_player/user/profile')({
  validateSearch: dialogSearch,
  loader: ({ context: { queryClient, i18n } }) => {
    void queryClient.prefetchQuery(profileQuery());
    return i18n.load('profile');
  },
  component: ProfilePage,
});

const HolderNameDialog = lazyWithPreload(() =>
  import('#profile/HolderNameDialog.tsx').then((m) => m.HolderNameDialog),
);
const BankAccountDialog = lazyWithPreload(() =>
  import('#profile/BankAccountDialog.tsx').then((m) => m.BankAccountDialog),
);
const PasswordDialog = lazyWithPreload(() =>
  import('#profile/PasswordDialog.tsx').then((m) => m.PasswordDialog),
);
const PlaySafelyDialog = lazyWithPreload(() =>
  import('#play-safely/PlaySafelyDialog.tsx').then((m) => m.PlaySafelyDialog),
);

/** It alone is drawn anew every second. */
const PlaySafely = ({ onOpen }: { onOpen: () => void }) => (
  <PlaySafelyCard seconds={useSessionSeconds()} onOpen={onOpen} />
);

function ProfilePage() {
  const { search, open } = useDialog();
  const profile = useQuery(profileQuery());
  const vibration = useVibration();
  return (
    <>
      <ProfileScreen
        profile={loadableOf(profile)}
        onChangePassword={() => open('password')}
        onEditHolderName={() => open('holder-name')}
        onAddBankAccount={() => open('bank-account')}
        vibration={vibration}
      >
        <PlaySafely onOpen={() => open('play-safely')} />
      </ProfileScreen>
      <LazyDialog isOpen={search.modal === 'holder-name'}>
        <HolderNameDialog />
      </LazyDialog>
      <LazyDialog isOpen={search.modal === 'bank-account'}>
        <BankAccountDialog />
      </LazyDialog>
      <LazyDialog isOpen={search.modal === 'password'}>
        <PasswordDialog />
      </LazyDialog>
      <LazyDialog isOpen={search.modal === 'play-safely'}>
        <PlaySafelyDialog />
      </LazyDialog>
    </>
  );
}
