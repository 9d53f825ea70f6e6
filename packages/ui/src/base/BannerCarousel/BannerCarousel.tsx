import { Carousel } from '../Carousel/Carousel.tsx';
import { safeImageUrl } from '../external-url/external-url.ts';
import { PartBoundary } from '../PartBoundary/PartBoundary.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { SafeHtml } from '../SafeHtml/SafeHtml.tsx';
import classes from './BannerCarousel.module.css';

/** Banner of the operator: an image, a text, or both. */
export interface Banner {
  image?: string;
  /** Markup below the image; sanitised before rendering. */
  html?: string;
}

export interface BannerCarouselProps {
  /** Accessible name; also the alternative text of the images. */
  label: string;
  banners: readonly Banner[];
}

/** Banners of the operator, one at a time. */
export function BannerCarousel({ label, banners }: BannerCarouselProps) {
  return (
    <Carousel label={label} withCount>
      {banners.map(({ image = '', html }, at) => {
        const source = safeImageUrl(image);
        return (
          <PartBoundary key={at} name="picture banner">
            <article className={classes.banner}>
              {source !== undefined && (
                <Picture
                  className={classes.image}
                  address={image}
                  alt={banners.length > 1 ? `${label} ${at + 1}` : label}
                  loading={at === 0 ? 'eager' : 'lazy'}
                  // Its box stays, so that nothing moves.
                  fallback={<div className={classes.image} />}
                />
              )}
              {html && <SafeHtml html={html} />}
            </article>
          </PartBoundary>
        );
      })}
    </Carousel>
  );
}
