import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { firstTexts } from './first-texts.ts';

/** Words about a problem, where it is; `label` names one that stands there for long. */
export function Problem({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <div className="notice bad" role="alert" aria-label={label}>
      <CircleAlert aria-hidden size={20} />
      <div>{children}</div>
    </div>
  );
}

/** Stands instead of content that did not come, with the way on. */
export function LoadProblem({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <div className="empty" role="alert">
      <CircleAlert aria-hidden size={28} />
      <p>{error.message}</p>
      <Button variant="outlined" startIcon={<RotateCw size={18} />} onClick={retry}>
        {firstTexts.tryAgain}
      </Button>
    </div>
  );
}

interface EmptyProps {
  text: string;
  /** The hint says what will stand here, and what for. */
  hint?: string;
  icon?: LucideIcon;
  children?: ReactNode;
}

/** A list without anything in it: says so, teaches what it is for, and offers what helps. */
export function Empty({ text, hint, icon: Icon, children }: EmptyProps) {
  return (
    <div className="empty">
      {Icon && <Icon aria-hidden size={32} />}
      <p>{text}</p>
      {hint && <p className="empty-hint">{hint}</p>}
      {children}
    </div>
  );
}

/** Loading is told after more than a moment; quiet before, so that fast answers do not flicker. */
export function Loading({ text = firstTexts.loading }: { text?: string }) {
  return (
    <div className="loading" role="status">
      <span className="spinner" aria-hidden="true" />
      <span>{text}</span>
    </div>
  );
}
