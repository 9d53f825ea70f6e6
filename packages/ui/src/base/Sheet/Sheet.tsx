import { ActionIcon, Modal } from '@mantine/core';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useCallbackRef } from '@mantine/hooks';
import {
  createContext,
  memo,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useAtEnd } from '../at-end/use-at-end.ts';
import { Hint } from '../Hint/Hint.tsx';
import { useSecondClickFilter } from '../click-lock/second-click.ts';
import { ChevronLeftIcon } from '../Icon/MemberIcon.tsx';
import { keepHeight } from './keep-height.ts';
import classes from './Sheet.module.css';
import { useDragToClose } from './use-drag-to-close.ts';
import { useVisualViewport } from './use-visual-viewport.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Called by Escape, the close button, a tap outside, and at the end. */
  onClose: () => void;
}

export interface SheetProps extends DialogProps {
  title: ReactNode;
  /** Below the title: the current step. */
  subtitle?: ReactNode;
  back?: { readonly label: string; readonly onClick: () => void } | undefined;
  children: ReactNode;
  /** Actions below the scrolled content; always in view. */
  footer?: ReactNode;
  /** Disables close button, Escape and outside taps during an action. */
  isLocked?: boolean;
  /**
   * Width from 576 px up: 380, 440 or 620 px; default `md`. `full` covers the window without padding. `panel`
   * covers phones above the keyboard, and a corner of wider windows.
   */
  size?: 'sm' | 'md' | 'lg' | 'full' | 'panel';
}

/**
 * Modal of the app: a bottom sheet on phones, which closes by dragging its header down, and a centred dialog from 576 px
 * up. Focus is trapped inside and returns to the opener.
 */
export function Sheet({
  isOpen,
  onClose,
  title,
  subtitle,
  back,
  children,
  footer,
  isLocked = false,
  size = 'md',
}: SheetProps) {
  useFocusReturn(isOpen);
  useVisualViewport(isOpen && size === 'panel');
  const close = useCallbackRef(onClose);
  const [isCovered, setCovered] = useState(false);
  const cover = useContext(CoverContext);
  useEffect(() => {
    if (!isOpen) return undefined;
    cover(true);
    return () => cover(false);
  }, [isOpen, cover]);
  return (
    <CoverContext value={setCovered}>
      <ContentContext value={{ isOpen, title, subtitle, back, children, footer }}>
        <SheetFrame isOpen={isOpen} onClose={close} isLocked={isLocked} isCovered={isCovered} size={size} />
      </ContentContext>
    </CoverContext>
  );
}

/** Marks the outer sheet as covered: Escape belongs to the inner one. */
const CoverContext = createContext<(isCovered: boolean) => void>(() => undefined);

type Content = Pick<SheetProps, 'isOpen' | 'title' | 'subtitle' | 'back' | 'children' | 'footer'>;

const ContentContext = createContext<Content>({ isOpen: false, title: null, children: null });

/** Frame of the sheet. Memoised, because the content changes with every keystroke. */
const SheetFrame = memo(function SheetFrame({
  isOpen,
  onClose,
  isLocked,
  isCovered,
  size,
}: Required<Pick<SheetProps, 'isOpen' | 'onClose' | 'isLocked' | 'size'>> & { isCovered: boolean }) {
  const isFullScreen = size === 'full';
  const isBottomSheet = !isFullScreen && size !== 'panel';
  const dropSecondClick = useSecondClickFilter();
  const drag = useDragToClose(isLocked, onClose);
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      onMouseDownCapture={dropSecondClick}
      onClickCapture={dropSecondClick}
      returnFocus={false}
      // Its variable on the body would make each opening compute the style of the whole page again.
      removeScrollProps={{ removeScrollBar: false }}
      {...(isFullScreen ? { fullScreen: true } : { size: size === 'panel' ? 'md' : size })}
      closeOnEscape={!isLocked && !isCovered}
      closeOnClickOutside={!isLocked}
      transitionProps={{
        transition: 'slide-up',
        duration: 180,
        timingFunction: 'var(--wallet-motion-out)',
      }}
      classNames={{
        inner: (size === 'panel' ? classes.corner : classes.inner) ?? '',
        content: (isFullScreen || size === 'panel' ? classes[size] : classes.content) ?? '',
        header: classes.header ?? '',
        title: classes.title ?? '',
        body: classes.body ?? '',
      }}
    >
      <Modal.Overlay backgroundOpacity={0.72} color="#050709" />
      {/* A closing sheet is hidden from screen readers: the next one may be open already. */}
      <Modal.Content
        ref={keepHeight}
        {...drag.content}
        {...(!isBottomSheet && { 'data-whole-screen': true })}
        {...(!isOpen && { 'aria-hidden': true })}
      >
        <Modal.Header {...(isBottomSheet && drag.header)}>
          <Slot
            of={({ back }) =>
              back && (
                <ActionIcon aria-label={back.label} onClick={back.onClick} disabled={isLocked}>
                  <ChevronLeftIcon size={24} />
                </ActionIcon>
              )
            }
          />
          <Modal.Title data-autofocus tabIndex={-1}>
            <Slot
              of={({ title, subtitle }) => (
                <>
                  {title}
                  {subtitle && (
                    <Hint span display="block">
                      {subtitle}
                    </Hint>
                  )}
                </>
              )}
            />
          </Modal.Title>
          {!isLocked && <Modal.CloseButton />}
        </Modal.Header>
        <Modal.Body>
          <Slot
            of={({ children, footer }) => (
              <>
                <div className={classes.main}>{children}</div>
                {footer && <div className={classes.footer}>{footer}</div>}
              </>
            )}
          />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
});

/** Part of the content; renders with it. */
function Slot({ of }: { of: (content: Content) => ReactNode }) {
  const content = useContext(ContentContext);
  return <FrozenWhenClosed isOpen={content.isOpen}>{of(content)}</FrozenWhenClosed>;
}

/** Keeps its children while the sheet closes: the owner's state has already changed. */
const FrozenWhenClosed = memo(
  ({ children }: { isOpen: boolean; children: ReactNode }) => children,
  (_shown, { isOpen }) => !isOpen,
);
FrozenWhenClosed.displayName = 'FrozenWhenClosed';

/** The last opener outside of dialogs: a dialog that replaced another has an opener that is gone. */
let firstOpener: Element | null = null;

/**
 * Returns focus to the opener; Mantine does not for a sheet that mounts open, as with a deep link. Reads the
 * opener before the focus moves inside, and focuses it after React has restored its selection.
 */
function useFocusReturn(isOpen: boolean) {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const { activeElement } = document;
    opener.current = activeElement;
    if (activeElement !== document.body && !activeElement?.closest('[role="dialog"]'))
      firstOpener = activeElement;
  }, [isOpen]);
  useAtEnd(isOpen, () => {
    const current = document.activeElement;
    const isLost = !current || current === document.body || current.closest('[role="dialog"]') !== null;
    const isGone = opener.current === document.body || !opener.current?.isConnected;
    const target = isGone ? firstOpener : opener.current;
    if (isLost && target instanceof HTMLElement) target.focus({ preventScroll: true });
  });
}
