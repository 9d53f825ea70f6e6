/** Texts, contacts and state of the operator's service. */
import * as z from 'zod/mini';
import { read, router } from './c.ts';
import { kindOf } from './wire/kind.ts';
import { Address, Html, text } from './wire/text.ts';

export const SiteInfo = z.object({ name: text(100), website: Address });
export type SiteInfo = z.infer<typeof SiteInfo>;

/** A notice; `percentFail` in it is replaced by the bonus's own figure before it is sanitised (spec 2, /user/bonus). */
export const Notice = z.object({ notice: Html });
export type Notice = z.infer<typeof Notice>;

/** Contacts of the operator: text, chat-app link and name, and its QR picture. */
export const Contact = z.object({
  contactText: Html,
  lineLink: Address,
  lineName: text(100),
  lineQR: Address,
});
export type Contact = z.infer<typeof Contact>;

/** A picture with a text below it. */
export const Banner = z.object({ image: Address, html: Html });
export type Banner = z.infer<typeof Banner>;

export const siteStatuses = ['active', 'terminated'] as const;

/** Version on the contact pages (spec 9). */
export const appVersion = '1.1.14';

/** Delay of the agreement after load, in milliseconds (spec 9). */
export const agreementDelay = 1_500;

/** The five how-to videos, in order (spec 2, /howto). */
export const howtoVideos = ['wallet', 'play', 'balance', 'bonus', 'bonus-cancel'] as const;
export type HowtoVideo = (typeof howtoVideos)[number];

export const site = router({
  info: read({
    path: '/api/lookup/info',
    summary: 'The operator’s name and website (spec 3, Lookups).',
    response: SiteInfo,
    session: 'guest',
  }),
  notice: read({
    path: '/api/lookup/notice',
    summary: 'A notice to members (spec 7, Calls through another service).',
    response: Notice,
    session: 'guest',
    service: 'other',
    assumedPath: true,
  }),
  contact: read({
    path: '/api/lookup/contact',
    summary: 'Contacts of the operator (spec 2, /contact).',
    response: Contact,
    session: 'guest',
  }),
  conditions: read({
    path: '/api/lookup/conditions',
    summary: 'The conditions, each an HTML text (spec 2, Layouts).',
    response: z.array(Html),
    session: 'guest',
  }),
  agreements: read({
    path: '/api/lookup/agreements',
    summary: 'The user agreement, each part an HTML text (spec 3, Agreements).',
    response: z.array(Html),
    session: 'guest',
    service: 'other',
    assumedPath: true,
  }),
  active: read({
    path: '/api/lookup/active',
    summary: 'Whether the service is open; succeeds while it is closed (decisions 2).',
    response: z.object({ status: kindOf(siteStatuses) }),
    session: 'guest',
  }),
});
