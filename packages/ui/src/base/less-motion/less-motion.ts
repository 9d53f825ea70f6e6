/** Whether the phone is set to reduce motion; the wish can change while the page is open. */
export const wantsLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
