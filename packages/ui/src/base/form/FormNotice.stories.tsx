import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/index.ts';
import type { Progress } from '../progress.ts';
import { refused, unknown } from '../story.fixture.ts';
import { FormNotice, type FormNoticeProps } from './FormNotice.tsx';

export default { title: 'Base/Form notice' };

const Example = ({ progress, children }: Pick<FormNoticeProps, 'children'> & { progress: Progress }) => {
  const t = useTranslation('profile');
  return (
    <FormNotice progress={progress} refused={t('editName.refused')} unknown={t('editName.unknown')}>
      {children}
    </FormNotice>
  );
};

export const Refused = () => <Example progress={refused('NO_DATA')} />;
export const RefusedWithAction = () => (
  <Example progress={refused('NO_BANK')}>
    <Button>{useTranslation('profile')('editName.addAccount')}</Button>
  </Example>
);
export const Unknown = () => <Example progress={unknown('unclear')} />;
