import { ActionIcon, Modal, Text } from '@mantine/core';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import {
  createContext,
  memo,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { ChevronLeftIcon } from '../Icon/MemberIcon.tsx';
import { keepHeight } from './keep-height.ts';
import classes from './Sheet.module.css';
import { useVisualViewport } from './use-visual-viewport.ts';

export interface SheetProps {
  isOpen: boolean;
  /** Asked for by Escape, the cross, or a tap outside. */
  onClose: () => void;
  title: ReactNode;
  /** Below the title: what this step of a journey is about. */
  subtitle?: ReactNode;
  /** The way to the step before: an arrow in the header. */
  back?: { readonly label: string; readonly onGo: () => void } | undefined;
  children: ReactNode;
  /** Stays in view below the scrolled content: the actions. */
  footer?: ReactNode;
  /** While something is under way that must not be left: no cross, Escape and taps outside do nothing. */
  isLocked?: boolean;
  /**
   * Width from 576 px up: 380, 440 or 620 px, `md` unless told; `full` takes the whole window, without room around its
   * content. `panel` does so on phones only, above the keyboard, and stands in the corner of a wider window.
   */
  size?: 'sm' | 'md' | 'lg' | 'full' | 'panel';
}

/**
 * The app's one modal: a sheet from the bottom on phones, a centred dialog from 576 px up. Focus goes in, stays in, and
 * returns to what opened it.
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
  const owner = useRef(onClose);
  useLayoutEffect(() => {
    owner.current = onClose;
  }, [onClose]);
  const close = useCallback(() => owner.current(), []);
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

/** Tells the sheet around that another one lies over it: Escape is that one's. */
const CoverContext = createContext<(isCovered: boolean) => void>(() => undefined);

type Content = Pick<SheetProps, 'isOpen' | 'title' | 'subtitle' | 'back' | 'children' | 'footer'>;

const ContentContext = createContext<Content>({ isOpen: false, title: null, children: null });

/** What is around the content. That changes with every letter typed into it, and this is costly to draw anew. */
const SheetFrame = memo(function SheetFrame({
  isOpen,
  onClose,
  isLocked,
  isCovered,
  size,
}: Required<Pick<SheetProps, 'isOpen' | 'onClose' | 'isLocked' | 'size'>> & { isCovered: boolean }) {
  const isWhole = size === 'full';
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      returnFocus={false}
      {...(isWhole ? { fullScreen: true } : { size: size === 'panel' ? 'md' : size })}
      closeOnEscape={!isLocked && !isCovered}
      closeOnClickOutside={!isLocked}
      transitionProps={{ transition: 'slide-up', duration: 180 }}
      classNames={{
        inner: (size === 'panel' ? classes.corner : classes.inner) ?? '',
        content: (isWhole || size === 'panel' ? classes[size] : classes.content) ?? '',
        header: classes.header ?? '',
        title: classes.title ?? '',
        body: classes.body ?? '',
      }}
    >
      <Modal.Overlay backgroundOpacity={0.72} color="#050709" />
      {/* One that slides away is no dialog any more: the next may be there already. */}
      <Modal.Content ref={keepHeight} {...(!isOpen && { 'aria-hidden': true })}>
        <Modal.Header>
          <Part
            of={({ back }) =>
              back && (
                <ActionIcon aria-label={back.label} onClick={back.onGo} disabled={isLocked}>
                  <ChevronLeftIcon size={24} />
                </ActionIcon>
              )
            }
          />
          <Modal.Title data-autofocus tabIndex={-1}>
            <Part
              of={({ title, subtitle }) => (
                <>
                  {title}
                  {subtitle && (
                    <Text span size="sm" c="dimmed" display="block">
                      {subtitle}
                    </Text>
                  )}
                </>
              )}
            />
          </Modal.Title>
          {!isLocked && <Modal.CloseButton />}
        </Modal.Header>
        <Modal.Body>
          <Part
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

/** A part of the content, drawn anew with it. */
function Part({ of }: { of: (content: Content) => ReactNode }) {
  const content = useContext(ContentContext);
  return <Kept isOpen={content.isOpen}>{of(content)}</Kept>;
}

/** A sheet that slides away shows what it showed: its owner has moved on already. */
const Kept = memo(
  ({ children }: { isOpen: boolean; children: ReactNode }) => children,
  (_shown, { isOpen }) => !isOpen,
);
Kept.displayName = 'Kept';

/**
 * Gives the focus back to what opened the sheet; Mantine does not where a sheet arrives open, as one behind an address does.
 * The opener is read before anything inside takes the focus, and focused after React has put back what it saved of it.
 */
function useFocusReturn(isOpen: boolean) {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      const current = document.activeElement;
      const isLost = !current || current === document.body || current.closest('[role="dialog"]') !== null;
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, [isOpen]);
}
