import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { UndoNotice } from '#web/console/kit/records/undo-notice.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { uiTexts } from './texts.ts';

/** A message offers to do this about it; doing it closes the message. */
interface ToastAction {
  label: string;
  act: () => void;
}

interface Toast {
  id: number;
  text: string;
  action?: ToastAction;
}

/** A sentence says what came of something; `isBad` where it went another way than was wanted. */
export interface ToastText {
  text: string;
  isBad: boolean;
}

interface Toasts {
  /** Says that something worked; goes away by itself. */
  success: (text: string, action?: ToastAction) => void;
  /** Says that something did not; stays until it is closed. */
  failure: (text: string, action?: ToastAction) => void;
  /** Tells what came of something that the server did or could not do. */
  tell: (told: ToastText) => void;
  /** Puts them into another corner, by class names of the style sheet; '' is the usual one. */
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

/** Two live regions that are there from the start, so that screen readers hear what is put into them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [successes, setSuccesses] = useState<Toast[]>([]);
  const [failures, setFailures] = useState<Toast[]>([]);
  const [corner, place] = useState('');
  const last = useRef(0);
  const toasts = useMemo(() => {
    const add = (set: typeof setSuccesses, text: string, action?: ToastAction): number => {
      last.current += 1;
      const id = last.current;
      set([{ id, text, action }]);
      return id;
    };
    const success = (text: string, action?: ToastAction) => {
      const id = add(setSuccesses, text, action);
      setTimeout(() => setSuccesses((now) => now.filter((toast) => toast.id !== id)), SHOWN_MS);
    };
    const failure = (text: string, action?: ToastAction) => void add(setFailures, text, action);
    return {
      success,
      failure,
      tell: ({ text, isBad }: ToastText) => (isBad ? failure(text) : success(text)),
      place,
    };
  }, []);
  return (
    <ToastContext value={toasts}>
      {children}
      {createPortal(
        <>
          <div role="status">
            <UndoNotice />
            <ToastList toasts={successes} close={() => setSuccesses([])} icon={<CircleCheck aria-hidden size={20} />} />
          </div>
          <div role="alert">
            <ToastList
              toasts={failures}
              close={() => setFailures([])}
              icon={<CircleAlert aria-hidden size={20} />}
              bad
            />
          </div>
        </>,
        useRegion(`toasts ${corner}`),
      )}
    </ToastContext>
  );
}

/** An element beside the page, which a dialog that opens takes to itself: see Modal. */
function useRegion(className: string): HTMLElement {
  const [region] = useState(() => document.createElement('div'));
  region.className = className;
  useLayoutEffect(() => {
    document.body.append(region);
    return () => region.remove();
  }, [region]);
  return region;
}

interface ListProps {
  toasts: Toast[];
  close: () => void;
  icon: ReactNode;
  bad?: boolean;
}

function ToastList({ toasts, close, icon, bad = false }: ListProps) {
  return toasts.map(({ id, text, action }) => (
    <div key={id} className={bad ? 'toast bad' : 'toast'}>
      {icon}
      <span>{text}</span>
      {action && <ActionButton action={action} close={close} />}
      <IconButton label={uiTexts.closeMessage} act={close}>
        <X size={18} />
      </IconButton>
    </div>
  ));
}

function ActionButton({ action: { label, act }, close }: { action: ToastAction; close: () => void }) {
  const press = () => {
    close();
    act();
  };
  return (
    <Button color="inherit" onClick={press}>
      {label}
    </Button>
  );
}
