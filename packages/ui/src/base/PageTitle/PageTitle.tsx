import { asWritten } from '@wallet/locales/joined';
import { useBrand } from '../../theme/brand.ts';

/** Document title: page and product name, without the joiners of rendered texts. */
export function PageTitle({ children }: { children: string }) {
  const { name } = useBrand();
  const title = asWritten(children);
  return <title>{name === '' || name === title ? title : `${title} · ${name}`}</title>;
}
