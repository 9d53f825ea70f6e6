import { Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import type { ReactNode } from 'react';
import classes from './Sheet.module.css';

export interface SheetProps {
  isOpen: boolean;
  /** Asked for by Escape, the cross, or a tap outside. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Stays in view below the scrolled content: the actions. */
  footer?: ReactNode;
  /** While something is under way that must not be left: no cross, Escape and taps outside do nothing. */
  isLocked?: boolean;
  /** Width from 576 px up: 380, 440 or 620 px; `md` unless told. */
  size?: 'sm' | 'md' | 'lg';
}

/**
 * The app's one modal: a sheet from the bottom on phones, a centred dialog from 576 px up. Focus goes in, stays in, and
 * returns to what opened it.
 */
export function Sheet({
  isOpen,
  onClose,
  title,
  children,
  footer,
  isLocked = false,
  size = 'md',
}: SheetProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      size={size}
      closeOnEscape={!isLocked}
      closeOnClickOutside={!isLocked}
      withCloseButton={!isLocked}
      transitionProps={{ transition: 'slide-up', duration: 180 }}
      overlayProps={{ backgroundOpacity: 0.7, color: '#05070A' }}
      closeButtonProps={{ size: 44, iconSize: 20 }}
      classNames={{
        inner: classes.inner ?? '',
        content: classes.content ?? '',
        header: classes.header ?? '',
        title: classes.title ?? '',
        body: classes.body ?? '',
      }}
    >
      <div className={classes.main}>{children}</div>
      {footer && <div className={classes.footer}>{footer}</div>}
    </Modal>
  );
}
