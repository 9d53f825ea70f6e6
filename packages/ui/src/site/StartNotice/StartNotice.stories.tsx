import { themePalettes } from '../../theme/brand.ts';
import { StartNotice, startNoticeStyles, type StartNoticeProps } from './StartNotice.tsx';

export default { title: 'Site/Start notice' };

const versions = { chrome: '103', safari: '15.5', firefox: '115', samsung: '20' };

const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#f5c84b" d="M4 0l4 4-4 4-4-4z"/></svg>')}`;

const Example = ({ reasons }: Pick<StartNoticeProps, 'reasons'>) => (
  <>
    <style>{startNoticeStyles(themePalettes)}</style>
    <StartNotice reasons={reasons} lang="" logo={logo} versions={versions} helpLine="1323" />
  </>
);

export const TooOld = () => <Example reasons={['old']} />;
export const NotStarted = () => <Example reasons={['late']} />;
export const WithoutJavaScript = () => <Example reasons={['off']} />;
