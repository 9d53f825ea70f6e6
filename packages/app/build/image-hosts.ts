import type { Plugin } from 'vite';

/** An origin over https; its name may begin with any name below the rest. */
const host = /^https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?$/;

/** Reads the setting: origins with spaces between them. Throws where one is none. */
export function imageHostsOf(setting: string): readonly string[] {
  const hosts = setting.split(/\s+/).filter((one) => one !== '');
  for (const one of hosts) {
    if (!host.test(one))
      throw new Error(
        `VITE_IMAGE_HOSTS holds “${one}”; an origin is wanted, as https://pictures.example or https://*.pictures.example`,
      );
  }
  return hosts;
}

/**
 * Writes into every page whose pictures the app shows beside those of its own origin (decisions 92). The sanitiser reads
 * it there, and so does the server that writes the policy of the page.
 */
export const withImageHosts = (setting: string): Plugin => {
  const content = imageHostsOf(setting).join(' ');
  return {
    name: 'with-image-hosts',
    transformIndexHtml: () =>
      content === '' ? [] : [{ tag: 'meta', attrs: { name: 'image-hosts', content }, injectTo: 'head' }],
  };
};
