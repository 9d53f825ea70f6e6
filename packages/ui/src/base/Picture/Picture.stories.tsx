import { Text } from '@mantine/core';
import { useTranslation } from '../../i18n/index.ts';
import { bannersSample } from '../BannerCarousel/banner.fixture.ts';
import { Picture } from './Picture.tsx';

export default { title: 'Base/Picture' };

export const Ready = () => <Picture address={bannersSample[0]?.image ?? ''} alt="" width={160} />;
export const Missing = () => (
  <Picture address="" alt="" fallback={<Text>{useTranslation('invite')('title')}</Text>} />
);
