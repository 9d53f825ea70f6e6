/** Body class of the closed service (spec 2, /terminated); the check on /login removes it. */
const closedClass = 'terminated';

export const closeBody = (): void => document.body.classList.add(closedClass);
export const openBody = (): void => document.body.classList.remove(closedClass);
