import { useTranslation } from '../../i18n/index.ts';
import { bannersSample } from './banner.fixture.ts';
import { BannerCarousel } from './BannerCarousel.tsx';

export default { title: 'Base/Banner carousel' };

export const Ready = () => {
  const t = useTranslation('invite');
  const wordsOnly = { html: `<h2>${t('title')}</h2><p>${t('common:state.failedHint')}</p>` };
  return <BannerCarousel label={t('title')} banners={[...bannersSample, wordsOnly]} />;
};
export const OneBanner = () => (
  <BannerCarousel label={useTranslation('invite')('title')} banners={bannersSample.slice(0, 1)} />
);
