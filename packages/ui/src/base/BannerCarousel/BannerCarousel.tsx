import { Carousel } from '../Carousel/Carousel.tsx';
import { safeExternalUrl } from '../external-url/external-url.ts';
import { SafeHtml } from '../SafeHtml/SafeHtml.tsx';
import classes from './BannerCarousel.module.css';

/** A banner of the operator: a picture, a text, or both. */
export interface Banner {
  /** The address of the picture. */
  image?: string;
  /** Markup below it; sanitised before it is shown. */
  html?: string;
}

export interface BannerCarouselProps {
  /** What the banners are about; also the description of their pictures. */
  label: string;
  banners: readonly Banner[];
}

/** The operator's banners, one at a time. */
export function BannerCarousel({ label, banners }: BannerCarouselProps) {
  return (
    <Carousel label={label} withCount>
      {banners.map(({ image = '', html }, at) => {
        const source = safeExternalUrl(image, 'image');
        return (
          <article key={at} className={classes.banner}>
            {source !== undefined && (
              <img
                className={classes.image}
                src={source}
                alt={banners.length > 1 ? `${label} ${at + 1}` : label}
                loading={at === 0 ? 'eager' : 'lazy'}
                referrerPolicy="no-referrer"
              />
            )}
            {html && <SafeHtml html={html} />}
          </article>
        );
      })}
    </Carousel>
  );
}
