import { Loading } from '../Loading/Loading.tsx';
import classes from './Coming.module.css';

/** Fallback while the code of a modal loads: a loader over the page, which stays usable. */
export function Coming() {
  return (
    <div className={classes.coming}>
      <Loading />
    </div>
  );
}
