import classes from './Perforation.module.css';

/** Line between the amount and the facts of a receipt, as on a paper ticket. */
export const Perforation = () => <div className={classes.perforation} aria-hidden />;
