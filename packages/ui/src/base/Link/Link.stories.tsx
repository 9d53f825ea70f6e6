import { Anchor, Button } from '@mantine/core';
import { useTranslation } from '../../i18n/index.ts';
import { Link } from './Link.tsx';

export default { title: 'Base/Link' };

export const Ready = () => <Link href="/contact">{useTranslation('common')('ways.contact')}</Link>;
export const AsAnchor = () => (
  <Anchor component={Link} href="/contact">
    {useTranslation('common')('ways.contact')}
  </Anchor>
);
export const AsButton = () => (
  <Button component={Link} href="/contact">
    {useTranslation('common')('ways.contact')}
  </Button>
);
