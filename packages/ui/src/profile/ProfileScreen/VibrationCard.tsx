import { Checkbox } from '@mantine/core';
import { useWords } from '../../words/index.ts';
import classes from './ProfileScreen.module.css';

export interface VibrationCardProps {
  isOn: boolean;
  onToggle: () => void;
}

/** Whether this phone lets success be felt. */
export function VibrationCard({ isOn, onToggle }: VibrationCardProps) {
  const t = useWords('profile');
  return (
    <div className={classes.card}>
      <Checkbox
        label={t('vibration.label')}
        description={t('vibration.hint')}
        checked={isOn}
        onChange={onToggle}
      />
    </div>
  );
}
