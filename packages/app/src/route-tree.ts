/** The routes of the app (spec 2). */
import type { AnyRoute } from '@tanstack/react-router';
import { Route as root } from './routes/__root.tsx';
import { Route as index } from './routes/index.tsx';
import { Route as splat } from './routes/$.tsx';
import { Route as terminated } from './routes/terminated.tsx';
import { Route as guest } from './routes/_guest.tsx';
import { Route as contact } from './routes/_guest/contact.tsx';
import { Route as howto } from './routes/_guest/howto.tsx';
import { Route as login } from './routes/_guest/login.tsx';
import { Route as register } from './routes/_guest/register.tsx';
import { Route as player } from './routes/_player.tsx';
import { Route as user } from './routes/_player/user/index.tsx';
import { Route as bonus } from './routes/_player/user/bonus.tsx';
import { Route as memberContact } from './routes/_player/user/contact.tsx';
import { Route as home } from './routes/_player/user/home.tsx';
import { Route as profile } from './routes/_player/user/profile.tsx';
import { Route as spin } from './routes/_player/user/spin.tsx';
import { Route as statement } from './routes/_player/user/statement.tsx';

/** The frame of pages by its id; without one, the page fills the window. */
interface Frames {
  '': typeof root;
  '/_guest': typeof guest;
  '/_player': typeof player;
}

type Routes<Frame extends keyof Frames, Path extends string> = {
  [Key in Path as `${Frame}${Key}`]: {
    id: `${Frame}${Key}`;
    path: Key;
    fullPath: Key;
    parentRoute: Frames[Frame];
  };
};

type FrameRoutes = {
  [Id in Exclude<keyof Frames, ''>]: { id: Id; path: ''; fullPath: '/'; parentRoute: Frames[''] };
};

type UserPath = '' | 'bonus' | 'contact' | 'home' | 'profile' | 'spin' | 'statement';

declare module '@tanstack/react-router' {
  interface FileRoutesByPath
    extends
      FrameRoutes,
      Routes<'', '/' | '/$' | '/terminated'>,
      Routes<'/_guest', '/contact' | '/howto' | '/login' | '/register'>,
      Routes<'/_player', `/user/${UserPath}`> {}
}

/** Sets the parent and the path of routes; those of a frame have no path. */
function place<Routes extends Record<string, AnyRoute>>(parent: AnyRoute, routes: Routes): Routes {
  for (const [path, route] of Object.entries(routes))
    route.update({
      id: path,
      ...(!path.startsWith('/_') && { path }),
      getParentRoute: () => parent,
    } as AnyRoute['options']);
  return routes;
}

export const routeTree = root.addChildren(
  place(root, {
    '/': index,
    '/$': splat,
    '/terminated': terminated,
    '/_guest': guest.addChildren(
      place(guest, { '/contact': contact, '/howto': howto, '/login': login, '/register': register }),
    ),
    '/_player': player.addChildren(
      place(player, {
        '/user/': user,
        '/user/bonus': bonus,
        '/user/contact': memberContact,
        '/user/home': home,
        '/user/profile': profile,
        '/user/spin': spin,
        '/user/statement': statement,
      }),
    ),
  }),
);
