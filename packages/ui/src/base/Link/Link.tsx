import { createContext, useContext, type AnchorHTMLAttributes, type MouseEvent, type ReactNode } from 'react';

/** How an own address is followed without loading the page anew; the app plugs its router in. */
export interface Navigation {
  /** Goes to an own address. */
  follow: (href: string) => void;
  /** Fetches the code of an own address ahead, when a finger or pointer comes near. */
  prepare?: (href: string) => void;
}

const NavigationContext = createContext<Navigation>({ follow: (href) => window.location.assign(href) });

export interface NavigationProviderProps {
  navigation: Navigation;
  children: ReactNode;
}

/** Gives every link below the app's way to navigate; without it links load the page. */
export function NavigationProvider({ navigation, children }: NavigationProviderProps) {
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

export const useNavigation = (): Navigation => useContext(NavigationContext);

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An own address, beginning with a slash, goes through the router; any other is followed by the browser. */
  href: string;
}

const isOwn = (href: string) => /^\/(?!\/)/.test(href);

/** A real link that the app's router follows; opening in a new tab and copying work as with any link. */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const { follow, prepare } = useNavigation();
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain || rest.target !== undefined || !isOwn(href)) return;
    event.preventDefault();
    follow(href);
  };
  const near = prepare && isOwn(href) ? () => prepare(href) : undefined;
  return <a {...rest} href={href} onClick={click} onPointerEnter={near} onFocus={near} onTouchStart={near} />;
}
