import { useQueryClient } from '@tanstack/react-query';
import type { Slip } from '@wallet/contract/statement';
import { safeExternalUrl } from '@wallet/ui/base/external-url';
import type { SlipPicture } from '@wallet/ui/statement/SlipsModal';
import { useRef, useState } from 'react';
import { slipReferenceQuery } from '#statement/api.ts';
import { openTab } from '#navigation/new-tab.ts';

/** Shows the picture of a slip in a tab of its own; where the browser opens none, as a link to follow by hand. */
export function useSlipPicture(): {
  readonly picture: SlipPicture | undefined;
  /** Only within the tap itself. */
  show: (slip: Slip) => Promise<void>;
} {
  const client = useQueryClient();
  const [picture, setPicture] = useState<SlipPicture>();
  const latest = useRef<object>(undefined);

  async function show({ reference, link }: Slip): Promise<void> {
    const tab = openTab();
    const mine = {};
    latest.current = mine;
    // Of several that were asked for, the page tells of the last; each tab gets its own.
    const tell = (next: SlipPicture | undefined) => {
      if (latest.current === mine) setPicture(next);
    };
    tell({ reference, state: 'pending' });
    try {
      const address = reference
        ? (await client.fetchQuery({ ...slipReferenceQuery(reference), staleTime: 0 })).url
        : (link ?? '');
      const href = safeExternalUrl(address, 'web');
      if (href === undefined) throw new Error('The picture is at no address that may be followed');
      tab.goTo(href);
      tell(tab.isOpen ? undefined : { reference, state: 'blocked', href });
    } catch {
      tab.close();
      tell({ reference, state: 'failed' });
    }
  }
  return { picture, show };
}
