import { idle, type Progress } from '../../base/progress.ts';
import { ChangePasswordModal } from './ChangePasswordModal.tsx';
import { noop, openSheet, pending, refused, Submitted, unknown } from '../../base/story.fixture.ts';

export default { title: 'Profile/Change password modal' };

const Example = ({ progress = idle }: { progress?: Progress }) => (
  <ChangePasswordModal
    {...openSheet}
    username={undefined}
    progress={progress}
    onReset={noop}
    onChangePassword={noop}
  />
);

export const Ready = () => <Example />;
export const Pending = () => <Example progress={pending} />;
export const WithoutPasswords = () => (
  <Submitted>
    <Example />
  </Submitted>
);
export const Invalid = () => (
  <Submitted typed={{ old: 'secret-0', new: 'demo', confirm: 'demu' }}>
    <Example />
  </Submitted>
);
export const Failed = () => <Example progress={refused('REQUEST_LIMIT_1MIN')} />;
export const WrongOldPassword = () => <Example progress={refused('WRONG_PASSWORD')} />;
export const Done = () => <Example progress={{ state: 'done' }} />;
export const Unknown = () => <Example progress={unknown('unclear')} />;
