import { chatEvents } from '@wallet/contract/chat';
import { site } from '@wallet/contract/site';
import { expect, it } from 'vitest';
import { withOrigin } from './resolve-addresses.ts';

const api = 'https://api.example:8443';
const schema = site.contact.responses[200];
const contact = { contactText: '/text', lineName: '/name', lineLink: '' };
const under = (lineQR: string) => withOrigin(schema, { ...contact, lineQR }, api);

it.each([
  ['/pictures/a.png', `${api}/pictures/a.png`],
  ['pictures/a.png?v=1', `${api}/pictures/a.png?v=1`],
  ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['', ''],
  ['//evil.example/a.png', '//evil.example/a.png'],
  ['/\\evil.example/a.png', '/\\evil.example/a.png'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['line://ti/p/demo', 'line://ti/p/demo'],
])('%j of a service elsewhere becomes %j, and only addresses change', (address, expected) => {
  expect(under(address)).toEqual({ ...contact, lineQR: expected });
});

it('finds addresses in rows and in messages of every type', () => {
  const { payload } = chatEvents.messaging;
  const resolved = (message: object) => withOrigin(payload, { sender: 'agent', message } as never, api);
  expect(resolved({ message_type: 'media', payload: { url: '/up/1.png', fileType: 'image' } })).toMatchObject(
    {
      message: { payload: { url: `${api}/up/1.png` } },
    },
  );
  const card = { image_url: '/a.png', title: '/a', buttons: [{ type: 'web', title: 'x', url: '/b' }] };
  expect(resolved({ message_type: 'generic', payloads: [card] })).toMatchObject({
    message: {
      payloads: [{ image_url: `${api}/a.png`, title: '/a', buttons: [{ url: `${api}/b` }] }],
    },
  });
});

it('changes nothing on one origin', () => {
  const value = { ...contact, lineQR: '/a' };
  expect(withOrigin(schema, value, '')).toBe(value);
});
