import { NightMarket } from './NightMarket.tsx';
import { Spot, type SpotName } from './Spot.tsx';

export default {
  title: 'Foundations/Art',
  meta: {
    description:
      'Drawings of the product. The demo operator’s scenes and banners come from the backend (mock-server/src/pictures).',
  },
};

const spots = [
  'coupons',
  'slips',
  'statement',
  'bonus',
  'offline',
  'closed',
  'error',
  'chat',
  'camera',
] as const satisfies readonly SpotName[];

export const Spots = () => (
  <div className="stage-row">
    {spots.map((name) => (
      <figure key={name} style={{ margin: 0 }}>
        <Spot name={name} />
        <figcaption>{name}</figcaption>
      </figure>
    ))}
  </div>
);

export const Scene = () => <NightMarket width={576} height={720} />;
export const Band = () => <NightMarket width={360} height={96} style={{ objectPosition: '50% 18%' }} />;

const codes = ['LOTUS', 'RIVER', 'CORAL', 'MOON', 'ARENA', 'GRAND'];

/** Parts of the scene in place of a game's missing picture. */
export const Parts = () => (
  <div className="stage-row">
    {codes.map((code) => (
      <NightMarket key={code} code={code} width={300} height={211} />
    ))}
  </div>
);
