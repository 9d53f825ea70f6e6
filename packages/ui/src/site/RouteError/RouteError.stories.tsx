import { noop } from '../../base/story.fixture.ts';
import { RouteError } from './RouteError.tsx';

export default { title: 'Site/Route error' };

const actions = { onRetry: noop, contactHref: '/user/contact' };

export const Ready = () => <RouteError isOffline={false} {...actions} />;
export const Offline = () => <RouteError isOffline {...actions} />;
