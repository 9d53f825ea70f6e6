import { Loading } from '../Loading/Loading.tsx';
import classes from './ModalFallback.module.css';

/** Fallback while the code of a modal loads: a loader over the page, which stays usable. */
export function ModalFallback() {
  return (
    <div className={classes.coming}>
      <Loading />
    </div>
  );
}
