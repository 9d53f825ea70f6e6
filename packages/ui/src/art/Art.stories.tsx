import { Guilloche } from './Guilloche.tsx';
import { MarketPart } from './MarketPart.tsx';
import { Spot } from './Spot.tsx';
import { TileIcon } from './TileIcon.tsx';
import bonus from './bonus.svg?no-inline';
import camera from './camera.svg?no-inline';
import chat from './chat.svg?no-inline';
import closed from './closed.svg?no-inline';
import coupons from './coupons.svg?no-inline';
import error from './error.svg?no-inline';
import nightMarket from './night-market.svg?no-inline';
import offline from './offline.svg?no-inline';
import slips from './slips.svg?no-inline';
import statement from './statement.svg?no-inline';

export default {
  title: 'Art/Art',
  meta: {
    description:
      'Drawings of the product. The demo operator’s scenes and banners come from the backend (mock-server/src/pictures).',
  },
};

const spots = { bonus, camera, chat, closed, coupons, error, offline, slips, statement };

export const Spots = () => (
  <div className="stage-row">
    {Object.entries(spots).map(([name, src]) => (
      <figure key={name} style={{ margin: 0 }}>
        <Spot src={src} />
        <figcaption>{name}</figcaption>
      </figure>
    ))}
  </div>
);

export const Scene = () => <img src={nightMarket} alt="" width={576} height={720} />;

const codes = ['LOTUS', 'RIVER', 'CORAL', 'MOON', 'ARENA', 'GRAND'];

/** Parts of the scene in place of a game's missing picture. */
export const Parts = () => (
  <div className="stage-row">
    {codes.map((code) => (
      <MarketPart key={code} code={code} width={300} height={211} />
    ))}
  </div>
);

/** Security print of the balance, by its formula; at 6 % of this strength in the app. */
export const Lines = () => <Guilloche />;

export const Tiles = () => (
  <div className="stage-row">
    {(['spin', 'invite', 'bonus', 'refund', 'refreshAll'] as const).map((name) => (
      <TileIcon key={name} name={name} />
    ))}
  </div>
);
