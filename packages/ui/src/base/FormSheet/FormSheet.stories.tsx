import { Alert, TextInput } from '@mantine/core';
import { useTranslation } from '../../i18n/index.ts';
import { FormSheet, type FormSheetProps } from './FormSheet.tsx';
import { alertProps } from '../alert-props/alert-props.tsx';
import { noop, openSheet } from '../story.fixture.ts';

export default { title: 'Base/Form sheet' };

const Example = (props: Partial<FormSheetProps>) => {
  const t = useTranslation('profile');
  return (
    <FormSheet
      title={t('editName.title')}
      submitLabel={t('editName.submit')}
      form={{ isPending: false, submit: noop }}
      {...props}
      {...openSheet}
    >
      <TextInput label={t('editName.label')} error={props.notice !== undefined} />
    </FormSheet>
  );
};

export const Ready = () => <Example />;
export const Pending = () => <Example form={{ isPending: true, submit: noop }} />;
export const Failed = () => (
  <Example notice={<Alert {...alertProps.failure}>{useTranslation('profile')('editName.refused')}</Alert>} />
);
