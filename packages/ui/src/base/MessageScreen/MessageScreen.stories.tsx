import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/index.ts';
import { QuestionIcon } from '../Icon/MemberIcon.tsx';
import { MessageScreen, type MessageScreenProps } from './MessageScreen.tsx';

export default { title: 'Base/Message screen' };

const Example = ({ children }: Pick<MessageScreenProps, 'children'>) => {
  const t = useTranslation('site');
  return (
    <MessageScreen icon={<QuestionIcon size={36} />} title={t('notFound.title')} text={t('notFound.text')}>
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
