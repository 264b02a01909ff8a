import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { uiTexts } from '#web/ui/texts.ts';

interface Toast {
  id: number;
  text: string;
}

interface Toasts {
  /** Says that something worked; goes away by itself. */
  success: (text: string) => void;
  /** Says that something did not; stays until it is closed. */
  failure: (text: string) => void;
}

const ToastContext = createContext<Toasts>({ success: () => undefined, failure: () => undefined });

export const useToasts = (): Toasts => useContext(ToastContext);

const SHOWN_MS = 6_000;

/** Two live regions that are there from the start, so that screen readers hear what is put into them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [successes, setSuccesses] = useState<Toast[]>([]);
  const [failures, setFailures] = useState<Toast[]>([]);
  const last = useRef(0);
  const toasts = useMemo(() => {
    const add = (set: typeof setSuccesses, text: string): number => {
      last.current += 1;
      const id = last.current;
      set([{ id, text }]);
      return id;
    };
    return {
      success: (text: string) => {
        const id = add(setSuccesses, text);
        setTimeout(() => setSuccesses((now) => now.filter((toast) => toast.id !== id)), SHOWN_MS);
      },
      failure: (text: string) => void add(setFailures, text),
    };
  }, []);
  return (
    <ToastContext value={toasts}>
      {children}
      <div className="toasts">
        <div role="status">
          <ToastList toasts={successes} close={() => setSuccesses([])} icon={<CircleCheck aria-hidden size={20} />} />
        </div>
        <div role="alert">
          <ToastList toasts={failures} close={() => setFailures([])} icon={<CircleAlert aria-hidden size={20} />} bad />
        </div>
      </div>
    </ToastContext>
  );
}

interface ListProps {
  toasts: Toast[];
  close: () => void;
  icon: ReactNode;
  bad?: boolean;
}

function ToastList({ toasts, close, icon, bad = false }: ListProps) {
  return toasts.map(({ id, text }) => (
    <div key={id} className={bad ? 'toast bad' : 'toast'}>
      {icon}
      <span>{text}</span>
      <IconButton label={uiTexts.closeMessage} act={close}>
        <X size={18} />
      </IconButton>
    </div>
  ));
}
