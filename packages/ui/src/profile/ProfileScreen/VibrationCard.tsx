import { Paper, Switch } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { useTranslation } from '../../i18n/index.ts';

export interface VibrationCardProps {
  isOn: boolean;
  onToggle: () => void;
}

/** Setting: vibration on this phone. */
export function VibrationCard({ isOn, onToggle }: VibrationCardProps) {
  const t = useTranslation('profile');
  return (
    <Paper p="lg">
      <Switch
        labelPosition="left"
        aria-label={t('vibration.label')}
        label={t('vibration.label')}
        description={t('vibration.hint')}
        checked={isOn}
        onChange={onToggle}
        styles={{ body: { alignItems: 'center' } }}
      />
    </Paper>
  );
}
