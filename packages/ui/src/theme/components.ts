import type { MantineThemeComponents } from '@mantine/core';
import button from './Button.module.css';
import choice from './InlineInput.module.css';
import field from './Field.module.css';
import display from './DataDisplay.module.css';
import { NativeButton } from './NativeButton.tsx';

/** Default props and classes of all Mantine components in use. */
export const components: MantineThemeComponents = {
  UnstyledButton: { defaultProps: { component: NativeButton } },
  Button: {
    defaultProps: { size: 'md', loaderProps: { size: 18 } },
    classNames: button,
  },
  ActionIcon: {
    defaultProps: { size: 44, variant: 'subtle', color: 'gray', loaderProps: { size: 18 } },
  },
  CloseButton: { defaultProps: { size: 44, iconSize: 20 } },
  Loader: { defaultProps: { size: 'sm', type: 'oval', color: 'currentColor' } },
  Input: { defaultProps: { size: 'md' }, classNames: field },
  InputWrapper: { defaultProps: { size: 'md' }, classNames: field },
  PasswordInput: {
    defaultProps: { visibilityToggleFocusable: true },
    classNames: { visibilityToggle: field['toggle'] },
  },
  Checkbox: { defaultProps: { size: 'md' }, classNames: choice },
  Switch: { defaultProps: { size: 'md' }, classNames: choice },
  Chip: {
    defaultProps: { size: 'md', variant: 'outline' },
    classNames: {
      root: choice['chipRoot'],
      input: choice['chipInput'],
      label: choice['chip'],
    },
  },
  Fieldset: { classNames: { root: field['set'], legend: field['legend'] } },
  // Inline message: announced by its live region or by its own role.
  Alert: {
    defaultProps: { variant: 'light', role: 'note' },
    classNames: {
      root: display['alert'],
      body: display['alertBody'],
      title: display['alertTitle'],
      label: display['alertLabel'],
      icon: display['alertIcon'],
      message: display['alertMessage'],
    },
  },
  Badge: {
    defaultProps: { variant: 'light', radius: 'sm', size: 'lg' },
    classNames: { root: display['badge'], label: display['badgeLabel'] },
  },
  // Also inside a line of text.
  Skeleton: {
    defaultProps: { component: 'span', height: '1em', 'aria-hidden': true },
    classNames: { root: display['skeleton'] },
  },
  PaginationRoot: { defaultProps: { size: 44 } },
  DataList: {
    defaultProps: { size: 'md', withDivider: true },
    classNames: {
      item: display['fact'],
      itemLabel: display['factLabel'],
      itemValue: display['factValue'],
    },
  },
  VisuallyHidden: { classNames: { root: display['announced'] } },
  Paper: { defaultProps: { radius: 'lg' }, classNames: { root: display['paper'] } },
  Anchor: { defaultProps: { underline: 'always' }, classNames: { root: display['anchor'] } },
};
