import type { Contact } from '@wallet/contract/site';
import { contact } from '../site.fixture.ts';
import { ContactScreen } from './ContactScreen.tsx';
import { failed } from '../../base/story.fixture.ts';

export default { title: 'Site/Contact screen' };

const ready = (change: Partial<Contact> = {}) =>
  ({ state: 'ready', data: { ...contact, ...change } }) as const;

export const Ready = () => <ContactScreen contact={ready()} isGuest />;
export const Empty = () => (
  <ContactScreen contact={ready({ contactText: '', lineLink: '', lineName: '', lineQR: '' })} />
);
export const Loading = () => <ContactScreen contact={{ state: 'loading' }} />;
export const Failed = () => <ContactScreen contact={failed} />;
export const BadLink = () => <ContactScreen contact={ready({ lineLink: 'javascript:alert(1)' })} />;
export const BrokenPicture = () => (
  <ContactScreen contact={ready({ lineQR: 'https://picture.invalid/qr.png' })} />
);
