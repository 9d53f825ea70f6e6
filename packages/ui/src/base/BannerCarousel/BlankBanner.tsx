import { TextSkeleton } from '../TextSkeleton/TextSkeleton.tsx';
import classes from './BannerCarousel.module.css';

/** Where a banner will stand. */
export function BlankBanner() {
  return (
    <div className={classes.banner} data-blank>
      <span className={classes.image} />
      <TextSkeleton />
    </div>
  );
}
