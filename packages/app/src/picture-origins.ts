import type { StartSettings } from '@wallet/deploy/settings';

/** Returns the origins of images beside the page origin: configured ones, and all services. */
export const pictureOriginsOf = ({
  APP_IMAGE_HOSTS = [],
  APP_API_ORIGIN = '',
  APP_OTHER_ORIGIN = '',
  APP_CHAT_ORIGIN,
  APP_CALLS = {},
}: Partial<StartSettings>): readonly string[] =>
  [
    ...APP_IMAGE_HOSTS,
    APP_API_ORIGIN,
    APP_OTHER_ORIGIN,
    APP_CHAT_ORIGIN ?? '',
    ...Object.values(APP_CALLS).map(({ origin = '' }) => origin),
  ].filter((origin) => origin !== '');
