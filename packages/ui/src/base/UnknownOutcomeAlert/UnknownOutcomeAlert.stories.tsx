import { useTranslation } from '../../i18n/index.ts';
import { toErrorBody } from '../fault.ts';
import { unknown } from '../story.fixture.ts';
import { UnknownOutcomeAlert } from './UnknownOutcomeAlert.tsx';

export default { title: 'Base/Unknown outcome alert' };

export const Ready = () => (
  <UnknownOutcomeAlert progress={unknown('unclear')}>
    {useTranslation('profile')('editName.unknown')}
  </UnknownOutcomeAlert>
);
export const TooSlow = () => (
  <UnknownOutcomeAlert progress={{ ...unknown('unclear'), failure: toErrorBody('slow') }}>
    {useTranslation('profile')('editName.unknown')}
  </UnknownOutcomeAlert>
);
