/**
 * Completes the notice that start-check.es5.js shows: language of the cookie, addresses, and a report. A classic script for
 * browsers of any age, without imports at run time.
 */
import type { StartSettings } from '@wallet/deploy/settings';
import type { ReportBatch } from '@wallet/contract/report';

/** Defined by the build (prerender.mjs). */
declare const HEAD: Omit<ReportBatch, 'reports'>;

function report(reason: string): void {
  const settings = JSON.parse(document.getElementById('settings')?.textContent ?? '{}') as StartSettings;
  if (!settings.APP_REPORT_TO || Math.random() >= settings.APP_REPORT_SHARE) return;
  const language = document.documentElement.lang;
  const batch: ReportBatch = {
    ...HEAD,
    reports: [{ kind: 'error', name: 'NotStarted', message: reason, stack: [], route: '', language }],
  };
  navigator.sendBeacon(settings.APP_REPORT_TO, JSON.stringify(batch));
}

/** Offers Chrome on Android in browsers that are not Chrome, and the address to copy. */
function fill(shown: Element): void {
  const chrome = shown.querySelector<HTMLAnchorElement>('[data-chrome]');
  const address = shown.querySelector('input');
  const copy = shown.querySelector('button');
  const { href, protocol } = window.location;
  if (chrome && /Android.*(?:; wv|Browser|Firefox|OPR|Edg)/.test(navigator.userAgent)) {
    const scheme = protocol.replace(':', '');
    chrome.href = `intent://${href.replace(/^\w+:\/\//, '')}#Intent;scheme=${scheme};package=com.android.chrome;end`;
    chrome.hidden = false;
  }
  if (!address || !copy) return;
  address.value = href;
  copy.onclick = () => {
    address.select();
    if (document.execCommand('copy')) copy.textContent = copy.getAttribute('data-done');
  };
}

const notice = document.getElementById('notice');
const [, chosen] = /(?:^|; )locale=(\w+)/.exec(document.cookie) ?? [];
const shown =
  notice?.querySelector(`main[lang="${chosen === 'la' ? 'lo' : chosen}"]`) ?? notice?.querySelector('main');
if (notice && shown) {
  // The first one shows.
  notice.insertBefore(shown, notice.firstChild);
  fill(shown);
  report(notice.className);
}
