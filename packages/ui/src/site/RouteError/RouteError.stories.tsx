import { RouteError } from './RouteError.tsx';

export default { title: 'Site/Route error' };

const ways = { onReload: () => undefined, homeHref: '/user/home', contactHref: '/user/contact' };

export const Ready = () => <RouteError errorId="7F3A-91C2" {...ways} />;
export const WithoutId = () => <RouteError {...ways} />;
