import { TextSkeleton } from '../TextSkeleton/TextSkeleton.tsx';
import classes from './BannerCarousel.module.css';

export function BannerSkeleton() {
  return (
    <div className={classes.banner} data-blank>
      <span className={classes.image} />
      <TextSkeleton />
    </div>
  );
}
