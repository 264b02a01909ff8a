import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import {
  createContext,
  type FocusEvent,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import {
  holdRemoval,
  type PendingRemoval,
  removals,
  sendRemoval,
  undoRemoval,
} from '#web/console/platform/keeping/removals.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { uiTexts } from './texts.ts';

interface ToastAction {
  label: string;
  act: () => void;
}

export interface ToastText {
  text: string;
  isBad: boolean;
}

interface Toast extends ToastText {
  id: number;
  action?: ToastAction | undefined;
}

interface Toasts {
  success: (text: string, action?: ToastAction) => void;
  failure: (text: string, action?: ToastAction) => void;
  tell: (told: ToastText) => void;
  place: (corner: string) => void;
}

const ToastContext = createContext<Toasts>({
  success: () => undefined,
  failure: () => undefined,
  tell: () => undefined,
  place: () => undefined,
});

export const useToasts = (): Toasts => useContext(ToastContext);

const SHOWN_MS = 6_000;

/** Both live regions exist from the start, because screen readers announce only later changes. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, show] = useState<readonly Toast[]>([]);
  const [corner, place] = useState('');
  const last = useRef(0);
  const toasts = useMemo(() => {
    /** At most one success and one failure are shown. Returns the function that closes it. */
    const put = (toast: Omit<Toast, 'id'>) => {
      last.current += 1;
      const id = last.current;
      show((now) => [...now.filter(({ isBad }) => isBad !== toast.isBad), { ...toast, id }]);
      return () => show((now) => now.filter((one) => one.id !== id));
    };
    const success = (text: string, action?: ToastAction) =>
      void setTimeout(put({ text, action, isBad: false }), SHOWN_MS);
    const failure = (text: string, action?: ToastAction) => void put({ text, action, isBad: true });
    return {
      success,
      failure,
      tell: ({ text, isBad }: ToastText) => (isBad ? failure(text) : success(text)),
      place,
    };
  }, []);
  const drawn = (bad: boolean) =>
    shown
      .filter(({ isBad }) => isBad === bad)
      .map((toast) => (
        <ToastCard key={toast.id} toast={toast} close={() => show((now) => now.filter(({ id }) => id !== toast.id))} />
      ));
  return (
    <ToastContext value={toasts}>
      {children}
      {createPortal(
        <>
          <div role="status">
            <UndoNotice />
            {drawn(false)}
          </div>
          <div role="alert">{drawn(true)}</div>
        </>,
        useRegion(`toasts ${corner}`),
      )}
    </ToastContext>
  );
}

/** Outside the page, so that an open dialog can adopt it: see Modal. */
function useRegion(className: string): HTMLElement {
  const [region] = useState(() => document.createElement('div'));
  region.className = className;
  useLayoutEffect(() => {
    document.body.append(region);
    return () => region.remove();
  }, [region]);
  return region;
}

function ToastCard({ toast: { text, isBad, action }, close }: { toast: Toast; close: () => void }) {
  const Icon = isBad ? CircleAlert : CircleCheck;
  const press = () => {
    close();
    action?.act();
  };
  return (
    <div className={isBad ? 'toast bad' : 'toast'}>
      <Icon aria-hidden size={20} />
      <span>{text}</span>
      {action && (
        <Button color="inherit" onClick={press}>
          {action.label}
        </Button>
      )}
      <IconButton label={uiTexts.closeMessage} act={close}>
        <X size={18} />
      </IconButton>
    </div>
  );
}

const { undo: texts } = uiTexts;

/** Undo for a pending deletion. The countdown pauses while pointer or focus is on it (WCAG 2.2.1). */
function UndoNotice() {
  const { waiting } = useSyncExternalStore(removals.subscribe, removals.now);
  return waiting && <Waiting key={waiting.ids[0]} removal={waiting} />;
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
      className={held ? 'toast undo held' : 'toast undo'}
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
