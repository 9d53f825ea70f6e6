import { useWords } from '../../words/index.ts';
import { BannerCarousel } from './BannerCarousel.tsx';

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="${color}" d="M0 0h16v9H0z"/><circle cx="12" cy="3" r="4" fill="#fff" opacity=".2"/></svg>`)}`;

export const Ready = () => {
  const t = useWords('invite');
  return (
    <BannerCarousel
      label={t('title')}
      banners={[
        { image: picture('#3b4a6b'), html: `<p>${t('common:outcome.unknownText')}</p>` },
        { image: picture('#6b4a3b') },
        { html: `<h2>${t('title')}</h2><p>${t('common:state.failedHint')}</p>` },
      ]}
    />
  );
};
export const OneBanner = () => (
  <BannerCarousel label={useWords('invite')('title')} banners={[{ image: picture('#3b6b4a') }]} />
);
