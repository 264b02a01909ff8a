import { randomId } from '@mantine/hooks';
import {
  cleanNotifications,
  createNotificationsStore,
  hideNotification,
  type NotificationData,
  Notifications,
  showNotification,
  updateNotification,
} from '@mantine/notifications';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useSyncExternalStore } from 'react';
import {
  type PendingRemoval,
  removals,
  sendRemoval,
  UNDO_MS,
  undoRemoval,
} from '#web/console/platform/keeping/removals.ts';
import { PHONE } from '#web/console/platform/media.ts';
import { Button } from '#web/ui/button.tsx';
import { uiTexts } from './texts.ts';
import '#web/console/kit/styles/toasts.css';

type Corner = NonNullable<NotificationData['position']>;

interface ToastAction {
  label: string;
  act: () => void;
}

export interface ToastText {
  text: string;
  isBad: boolean;
}

const SHOWN_MS = 6_000;

const store = createNotificationsStore();

/** `pressed`: where the last press was. Not the focused element: a button that is busy has lost the focus. */
const where: { place: Corner | null; pressed: DOMRect | null } = { place: null, pressed: null };

function show(kind: 'good' | 'bad', text: string, action?: ToastAction): void {
  const isBad = kind === 'bad';
  for (const { id } of store.getState().notifications) if (id?.startsWith(kind)) hideNotification(id, store);
  const id = randomId(kind);
  const data = {
    id,
    classNames: { root: `toast ${kind}` },
    role: isBad ? 'alert' : 'status',
    icon: isBad ? <CircleAlert aria-hidden size={20} /> : <CircleCheck aria-hidden size={20} />,
    autoClose: isBad ? false : SHOWN_MS,
    closeButtonProps: { 'aria-label': uiTexts.closeMessage },
    message: action ? <WithAction id={id} text={text} action={action} /> : text,
    position: where.place ?? freeCorner(where.pressed),
  };
  showNotification(data, store);
}

/** At most one success, which goes by itself, and one failure, which stays until it is closed. */
export const toasts = {
  success: (text: string, action?: ToastAction): void => show('good', text, action),
  failure: (text: string, action?: ToastAction): void => show('bad', text, action),
  tell: ({ text, isBad }: ToastText): void => show(isBad ? 'bad' : 'good', text),
  /** Null is the usual corner again. */
  place: (corner: Corner | null): void => {
    where.place = corner;
  },
};

interface WithActionProps {
  id: string;
  text: string;
  action: ToastAction;
}

const WithAction = ({ id, text, action }: WithActionProps) => (
  <>
    <span>{text}</span>
    <Button
      color="inherit"
      onClick={() => {
        hideNotification(id, store);
        action.act();
      }}
    >
      {action.label}
    </Button>
  </>
);

/** Height of a toast of three lines above a sticky foot, and width of a toast with its margin, in pixels. */
const COVERED = { height: 230, width: 432 };

/** At the foot, on the side that was not pressed and where no dialog has buttons. Import and Add are above. */
function freeCorner(pressed: DOMRect | null): Corner {
  const isLow = pressed !== null && pressed.bottom > innerHeight - COVERED.height;
  if (matchMedia(PHONE).matches) return isLow ? 'top-right' : 'bottom-right';
  const isDialogOpen = document.querySelector('.dialog-foot') !== null;
  return isDialogOpen || (isLow && pressed.right > innerWidth - COVERED.width) ? 'bottom-left' : 'bottom-right';
}

const notePress = ({ target }: MouseEvent): void => {
  where.pressed = target instanceof Element ? target.getBoundingClientRect() : null;
};

/** The corners where toasts appear, once in a console. */
export function ToastCorners() {
  const { waiting } = useSyncExternalStore(removals.subscribe, removals.now);
  useEffect(() => (waiting ? showUndo(waiting) : undefined), [waiting]);
  useEffect(() => {
    document.addEventListener('click', notePress, { capture: true });
    return () => {
      document.removeEventListener('click', notePress, { capture: true });
      cleanNotifications(store);
    };
  }, []);
  return (
    <Notifications
      store={store}
      // The regions exist from the start, because screen readers announce only later changes.
      aria-live="polite"
      containerWidth={400}
      // A message that fades out beside its successor would be read, and pressed, for it.
      transitionDuration={0}
      classNames={{ root: 'toasts', progress: 'undo-time' }}
    />
  );
}

const { undo: texts } = uiTexts;

/** Undo for a deletion, which is sent when the toast goes; it stays while it has pointer or focus (WCAG 2.2.1). */
function showUndo(removal: PendingRemoval): () => void {
  const id = randomId('undo');
  const hold = (isHeld: boolean) => updateNotification({ ...data, autoClose: !isHeld && UNDO_MS }, store);
  const data: NotificationData = {
    id,
    classNames: { root: 'toast' },
    role: 'status',
    icon: <Trash2 aria-hidden size={20} />,
    autoClose: UNDO_MS,
    withAutoCloseProgress: true,
    closeButtonProps: { 'aria-label': removal.ids.length > 1 ? texts.nowAll : texts.now },
    message: <WithAction id={id} text={removal.text} action={{ label: texts.undo, act: undoRemoval }} />,
    // The pressed button disappeared with its row.
    onOpen: () => document.getElementById(id)?.querySelector('button')?.focus(),
    onFocus: ({ target }) => hold(target.matches(':focus-visible')),
    onBlur: () => hold(false),
    // Later, because sending may show another toast, which the store loses while it hides this one.
    onClose: () => queueMicrotask(() => void sendRemoval(removal)),
  };
  showNotification(data, store);
  return () => void hideNotification(id, store);
}
