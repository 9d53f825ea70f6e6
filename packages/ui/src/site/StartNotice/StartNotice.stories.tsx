import { themePalettes } from '../../theme/brand.ts';
import { logoFixture } from '../site.fixture.ts';
import { StartNotice, startNoticeStyles, type StartNoticeProps } from './StartNotice.tsx';

export default { title: 'Site/Start notice' };

const versions = { chrome: '103', safari: '15.5', firefox: '115', samsung: '20' };

const Example = ({ reasons }: Pick<StartNoticeProps, 'reasons'>) => (
  <>
    <style>{startNoticeStyles(themePalettes)}</style>
    <StartNotice reasons={reasons} lang="" logo={logoFixture} versions={versions} helpLine="1323" />
  </>
);

export const TooOld = () => <Example reasons={['old']} />;
export const NotStarted = () => <Example reasons={['late']} />;
export const WithoutJavaScript = () => <Example reasons={['off']} />;
