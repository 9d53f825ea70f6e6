import { TextSkeleton } from '../TextSkeleton/TextSkeleton.tsx';
import classes from './BannerCarousel.module.css';

/** Where a banner will stand. */
export function BannerSkeleton() {
  return (
    <div className={classes.banner} data-blank>
      <span className={classes.image} />
      <TextSkeleton />
    </div>
  );
}
