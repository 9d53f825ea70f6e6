import { createContext, useContext, type AnchorHTMLAttributes, type MouseEvent } from 'react';

/** Client-side navigation, provided by the app's router. */
export interface Navigation {
  navigate: (href: string) => void;
  /** Preloads the code of an internal path on hover, focus or touch. */
  preload?: (href: string) => void;
}

/** Client-side navigation of all links and buttons below; without it they reload the page. */
export const NavigationContext = createContext<Navigation>({
  navigate: (href) => window.location.assign(href),
});

export const useNavigation = (): Navigation => useContext(NavigationContext);

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Internal paths begin with a slash and use the router; the browser follows all others. */
  href: string;
}

/** Opens another site beside the app, without a handle to it. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

const isOwn = (href: string) => /^\/(?!\/)/.test(href);

/** Anchor with client-side navigation; modifier keys and new tabs work as usual. */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const { navigate, preload } = useNavigation();
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain || rest.target !== undefined || !isOwn(href)) return;
    event.preventDefault();
    navigate(href);
  };
  const near = preload && isOwn(href) ? () => preload(href) : undefined;
  return <a {...rest} href={href} onClick={click} onPointerEnter={near} onFocus={near} onTouchStart={near} />;
}
