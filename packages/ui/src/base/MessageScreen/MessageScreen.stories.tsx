import { Button } from '@mantine/core';
import errorArt from '../../art/error.svg?no-inline';
import { useTranslation } from '../../i18n/index.ts';
import { MessageScreen, type MessageScreenProps } from './MessageScreen.tsx';

export default { title: 'Base/Message screen' };

const Example = ({ children }: Pick<MessageScreenProps, 'children'>) => {
  const t = useTranslation('site');
  return (
    <MessageScreen art={errorArt} title={t('notFound.title')} text={t('notFound.text')}>
      {children}
    </MessageScreen>
  );
};

export const Ready = () => <Example />;
export const WithAction = () => (
  <Example>
    <Button size="lg">{useTranslation('common')('ways.home')}</Button>
  </Example>
);
