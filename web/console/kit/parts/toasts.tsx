import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { UndoNotice } from '#web/console/kit/records/undo-notice.tsx';
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
