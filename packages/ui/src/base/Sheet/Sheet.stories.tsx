import { Button, TextInput } from '@mantine/core';
import { useTranslation } from '../../i18n/index.ts';
import { Sheet, type SheetProps } from './Sheet.tsx';
import { openSheet } from '../story.fixture.ts';

export default { title: 'Base/Sheet' };

const Example = (props: Partial<SheetProps>) => {
  const t = useTranslation('deposit');
  return (
    <Sheet title={t('title')} {...props} {...openSheet}>
      {props.children ?? <p>{t('common:outcome.unknownText')}</p>}
    </Sheet>
  );
};

export const Ready = () => <Example />;
export const Pending = () => <Example isLocked />;
/** Dragged by its header on a phone, it resists once the field has a text. */
export const Form = () => (
  <Example>
    <TextInput label={useTranslation('deposit')('title')} />
  </Example>
);
export const WithFooter = () => (
  <Example footer={<Button>{useTranslation('common')('actions.confirm')}</Button>} />
);
export const LongContent = () => {
  const t = useTranslation('common');
  return (
    <Example footer={<Button>{t('actions.confirm')}</Button>}>
      {Array.from({ length: 20 }, (_, at) => (
        <p key={at}>{t('outcome.unknownText')}</p>
      ))}
    </Example>
  );
};
