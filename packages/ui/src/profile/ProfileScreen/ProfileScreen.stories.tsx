import { useState } from 'react';
import { profileSample, thaiNameProfileSample } from '../profile.fixture.ts';
import { ProfileScreen, type ProfileScreenProps } from './ProfileScreen.tsx';
import { failed, noop, ready } from '../../base/story.fixture.ts';

export default { title: 'Profile/Profile screen' };

const Example = (props: Partial<ProfileScreenProps>) => (
  <ProfileScreen
    profile={ready(profileSample)}
    onChangePassword={noop}
    onEditHolderName={noop}
    onAddBankAccount={noop}
    {...props}
  />
);

export const Ready = () => <Example />;
export const Empty = () => <Example profile={ready({ ...profileSample, bankAccount: null })} />;
export const Loading = () => <Example profile={{ state: 'loading' }} />;
export const Failed = () => <Example profile={failed} />;
export const EnglishNameNeeded = () => <Example profile={ready(thaiNameProfileSample)} />;
export const Vibration = () => {
  const [isOn, setOn] = useState(true);
  return <Example vibration={{ isOn, onToggle: () => setOn(!isOn) }} />;
};
