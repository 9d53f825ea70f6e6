import { loadWords, namespaces, type Language } from '@wallet/locales';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { vi, type Mock } from 'vitest';
import { NavigationContext } from './src/base/Link/Link.tsx';
import { SupportContext, type OpenSupport } from './src/base/support/support.ts';
import { noBrand, type Brand } from './src/theme/brand.ts';
import { UiProvider } from './src/theme/index.ts';
import { createI18n, I18nProvider, type I18n } from './src/i18n/index.ts';

/** Renders a component with theme, all translations and a spy for navigation; query it through `screen`. */
export async function renderUi(
  element: ReactNode,
  {
    language = 'en',
    env = 'test',
    brand,
    onSupport,
  }: {
    language?: Language;
    env?: 'default' | 'test';
    brand?: Partial<Brand>;
    onSupport?: OpenSupport;
  } = {},
): Promise<{
  i18n: I18n;
  navigate: Mock<(href: string) => void>;
  rerender: (element: ReactNode) => void;
  unmount: () => void;
}> {
  const i18n = await createI18n({ language, load: loadWords, namespaces });
  const shownBrand = { ...noBrand, ...brand };
  const navigate = vi.fn<(href: string) => void>();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <NavigationContext value={{ navigate }}>
        <UiProvider env={env} brand={shownBrand}>
          <SupportContext value={onSupport}>{children}</SupportContext>
        </UiProvider>
      </NavigationContext>
    </I18nProvider>
  );
  const { rerender, unmount } = render(element, { wrapper });
  return { i18n, navigate, rerender, unmount };
}

type Handler<Given extends unknown[], Returned> = (...given: Given) => Returned;

/** Props whose handlers are spies. */
export type Spied<Props> = {
  [Name in keyof Props]: NonNullable<Props[Name]> extends Handler<infer Given, infer Returned>
    ? Mock<Handler<Given, Returned>>
    : Props[Name];
};

/** Returns a function that renders a component with its usual props, some of them changed; its handlers are spies. */
export const opener =
  <Props extends object>(Component: ComponentType<Props>, usual: Props) =>
  async (props: Partial<Props> = {}, options?: Parameters<typeof renderUi>[1]) => {
    const spies = Object.entries(usual).flatMap(([name, value]) =>
      typeof value === 'function' ? [[name, vi.fn(value)]] : [],
    );
    const given: Props = { ...usual, ...Object.fromEntries(spies), ...props };
    const { rerender, ...view } = await renderUi(<Component {...given} />, options);
    const change = (changed: Partial<Props>) => rerender(<Component {...given} {...changed} />);
    return { ...(given as Spied<Props>), ...view, user: userEvent.setup(), change };
  };

/** Returns the button with a name. */
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Returns the field with a label. */
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
