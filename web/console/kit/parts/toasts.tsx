import { randomId } from '@mantine/hooks';
import { createNotificationsStore, hideNotification, Notifications, showNotification } from '@mantine/notifications';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import {
  type ComponentProps,
  createContext,
  type FocusEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  holdRemoval,
  type PendingRemoval,
  removals,
  sendRemoval,
  undoRemoval,
} from '#web/console/platform/keeping/removals.ts';
import { PHONE } from '#web/console/platform/media.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { uiTexts } from './texts.ts';
import '#web/console/kit/styles/toasts.css';

type Corner = NonNullable<ComponentProps<typeof Notifications>['position']>;

interface ToastAction {
  label: string;
  act: () => void;
}

export interface ToastText {
  text: string;
  isBad: boolean;
}

interface Toasts {
  success: (text: string, action?: ToastAction) => void;
  failure: (text: string, action?: ToastAction) => void;
  tell: (told: ToastText) => void;
  /** Null is the usual corner again. */
  place: (corner: Corner | null) => void;
}

const ToastContext = createContext<Toasts>({
  success: () => undefined,
  failure: () => undefined,
  tell: () => undefined,
  place: () => undefined,
});

export const useToasts = (): Toasts => useContext(ToastContext);

const SHOWN_MS = 6_000;

/** At most one success, which goes by itself, and one failure, which stays until it is closed. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createNotificationsStore);
  const [corner, place] = useState<Corner | null>(null);
  const pressed = useLastPressed();
  const toasts = useMemo(() => {
    const show = (isBad: boolean) => (text: string, action?: ToastAction) => {
      const kind = isBad ? 'bad' : 'good';
      for (const { id } of store.getState().notifications) if (id?.startsWith(kind)) hideNotification(id, store);
      const id = showNotification(
        {
          id: randomId(kind),
          classNames: { root: `toast ${kind}` },
          role: isBad ? 'alert' : 'status',
          icon: isBad ? <CircleAlert aria-hidden size={20} /> : <CircleCheck aria-hidden size={20} />,
          autoClose: isBad ? false : SHOWN_MS,
          closeButtonProps: { 'aria-label': uiTexts.closeMessage },
          message: action ? <WithAction text={text} action={action} close={() => hideNotification(id, store)} /> : text,
          position: corner ?? freeCorner(pressed.current),
        },
        store,
      );
    };
    const [success, failure] = [show(false), show(true)];
    return {
      success,
      failure,
      tell: ({ text, isBad }: ToastText) => (isBad ? failure(text) : success(text)),
      place,
    };
  }, [store, corner, pressed]);
  return (
    <ToastContext value={toasts}>
      {children}
      <Notifications
        store={store}
        // The regions exist from the start, because screen readers announce only later changes.
        aria-live="polite"
        containerWidth={400}
        // A message that fades out beside its successor would be read, and pressed, for it.
        transitionDuration={0}
        classNames={{ root: 'toasts' }}
      />
      <UndoNotice store={store} />
    </ToastContext>
  );
}

interface WithActionProps {
  text: string;
  action: ToastAction;
  close: () => void;
}

const WithAction = ({ text, action, close }: WithActionProps) => (
  <>
    <span>{text}</span>
    <Button
      color="inherit"
      onClick={() => {
        close();
        action.act();
      }}
    >
      {action.label}
    </Button>
  </>
);

/** Height of a toast of three lines above a sticky foot, and width of a toast with its margin, in pixels. */
const COVERED = { height: 230, width: 432 };

/** Never above: Import and Add are there. At the foot, on the side that was not pressed; a phone has no side. */
function freeCorner(pressed: DOMRect | null): Corner {
  const isLow = pressed !== null && pressed.bottom > innerHeight - COVERED.height;
  if (matchMedia(PHONE).matches) return isLow ? 'top-right' : 'bottom-right';
  return isLow && pressed.right > innerWidth - COVERED.width ? 'bottom-left' : 'bottom-right';
}

/** Where the last press was. Not the focused element: a button that is busy has lost the focus. */
function useLastPressed() {
  const pressed = useRef<DOMRect | null>(null);
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      pressed.current = target instanceof Element ? target.getBoundingClientRect() : null;
    };
    document.addEventListener('click', note, { capture: true });
    return () => document.removeEventListener('click', note, { capture: true });
  }, []);
  return pressed;
}

const { undo: texts } = uiTexts;

/** Undo for a pending deletion. The countdown pauses while pointer or focus is on it (WCAG 2.2.1). */
function UndoNotice({ store }: { store: ReturnType<typeof createNotificationsStore> }) {
  const { waiting } = useSyncExternalStore(removals.subscribe, removals.now);
  useEffect(() => {
    if (!waiting) return;
    const renderNotification = () => <Waiting removal={waiting} />;
    const id = showNotification(
      { renderNotification, role: 'status', autoClose: false, allowClose: false, message: '' },
      store,
    );
    return () => void hideNotification(id, store);
  }, [store, waiting]);
  return null;
}

function Waiting({ removal: { ids, text } }: { removal: PendingRemoval }) {
  const [held, setHeld] = useState(false);
  const undo = useRef<HTMLDivElement>(null);
  const hold = (on: boolean) => {
    setHeld(on);
    holdRemoval(on);
  };
  // Takes the focus, because the pressed button disappeared with its row.
  useEffect(() => undo.current?.querySelector('button')?.focus(), []);
  const onFocus = ({ target }: FocusEvent) => target.matches(':focus-visible') && hold(true);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) hold(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits for its reader.
    <div
      ref={undo}
      className={held ? 'toast held' : 'toast'}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <Trash2 aria-hidden size={20} />
      <span>{text}</span>
      <Button color="inherit" onClick={undoRemoval}>
        {texts.undo}
      </Button>
      <IconButton label={ids.length > 1 ? texts.nowAll : texts.now} act={() => void sendRemoval()}>
        <X size={18} />
      </IconButton>
      <i aria-hidden className="undo-time" />
    </div>
  );
}
