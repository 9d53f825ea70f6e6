import type { ReactNode } from 'react';
import { useWords } from '../../words/index.ts';
import { CopyIcon, ExternalIcon, RefreshIcon } from '../Icon/ActionIcon.tsx';
import { Button } from './Button.tsx';

const variants = ['filled', 'light', 'default', 'subtle', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

const All = (props: { loading?: boolean; disabled?: boolean; leftSection?: ReactNode }) => {
  const t = useWords('common');
  return (
    <div className="stage-column">
      {variants.map((variant) => (
        <div key={variant} className="stage-row">
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size} {...props}>
              {t('actions.confirm')}
            </Button>
          ))}
        </div>
      ))}
    </div>
  );
};

export const Ready = () => <All />;
export const Pending = () => <All loading />;
export const Disabled = () => <All disabled />;
export const WithIcons = () => <All leftSection={<RefreshIcon size={18} />} />;
export const FullWidth = () => <Button fullWidth>{useWords('common')('actions.openStatement')}</Button>;
export const IconAlone = () => (
  <Button variant="subtle" isCompact aria-label={useWords('profile')('bank.copyNumber')}>
    <CopyIcon size={20} />
  </Button>
);
export const Link = () => (
  <div className="stage-row">
    <Button href="/login">{useWords('common')('actions.next')}</Button>
    <Button
      href="https://example.com"
      target="_blank"
      variant="default"
      rightSection={<ExternalIcon size={16} />}
    >
      {useWords('common')('actions.next')}
    </Button>
  </div>
);
export const LongWords = () => (
  <div style={{ width: 220 }}>
    <Button fullWidth>{useWords('common')('outcome.unknownText')}</Button>
  </div>
);
