import { useQueryClient } from '@tanstack/react-query';
import type { Slip } from '@wallet/contract/statement';
import { safeExternalUrl } from '@wallet/ui/base/external-url';
import type { SlipPicture } from '@wallet/ui/statement/SlipsModal';
import { useAtEnd } from '@wallet/ui/base/at-end';
import { useRef, useState } from 'react';
import { slipReferenceQuery } from '#statement/api.ts';
import { openTab } from '#navigation/new-tab.ts';

/**
 * Opens the picture of a slip in a new tab, or returns a link if the browser blocks it, until the list closes. `show`
 * must be called inside the tap handler.
 */
export function useSlipPicture(isOpen: boolean) {
  const client = useQueryClient();
  const [picture, setPicture] = useState<SlipPicture>();
  const latest = useRef<object>(undefined);
  useAtEnd(isOpen, () => {
    latest.current = undefined;
    setPicture(undefined);
  });

  async function show({ reference, link }: Slip): Promise<void> {
    const tab = openTab();
    const current = {};
    latest.current = current;
    // The page shows the state of the latest request; each tab gets its own picture.
    const update = (next: SlipPicture | undefined) => {
      if (latest.current === current) setPicture(next);
    };
    update({ reference, state: 'pending' });
    try {
      const address = reference
        ? (await client.fetchQuery({ ...slipReferenceQuery(reference), staleTime: 0 })).url
        : (link ?? '');
      const href = safeExternalUrl(address, 'web');
      if (href === undefined) throw new Error('The picture is at no address that may be followed');
      tab.goTo(href);
      update(tab.isOpen ? undefined : { reference, state: 'blocked', href });
    } catch {
      tab.close();
      update({ reference, state: 'failed' });
    }
  }
  return { picture, show };
}
