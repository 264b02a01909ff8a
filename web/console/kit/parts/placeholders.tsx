import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { firstTexts } from './first-texts.ts';

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
  hint?: string;
  icon?: LucideIcon;
  children?: ReactNode;
}

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

/** Appears after a delay, so that fast answers do not flicker. */
export function Loading({ text = firstTexts.loading }: { text?: string }) {
  return (
    <div className="loading" role="status">
      <span className="spinner" aria-hidden="true" />
      <span>{text}</span>
    </div>
  );
}
