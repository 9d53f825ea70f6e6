import { Loading } from '../Loading/Loading.tsx';
import classes from './Coming.module.css';

/** In the place of a sheet that is being fetched: a sign of work over the page, which can be used meanwhile. */
export function Coming() {
  return (
    <div className={classes.coming}>
      <Loading />
    </div>
  );
}
