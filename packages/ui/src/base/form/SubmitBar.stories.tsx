import { Button, Paper, TextInput } from '@mantine/core';
import { useTranslation } from '../../i18n/index.ts';
import { SubmitBar } from './SubmitBar.tsx';

export default { title: 'Base/Submit bar' };

export const Ready = () => {
  const t = useTranslation('profile');
  return (
    <Paper p="lg">
      <TextInput label={t('editName.label')} mb="lg" />
      <SubmitBar>
        <Button type="submit" size="lg">
          {t('editName.submit')}
        </Button>
      </SubmitBar>
    </Paper>
  );
};
