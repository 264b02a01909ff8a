import type { ReactNode } from 'react';
import { bad, good, info, warn } from './drawings.ts';
import { Icon } from './icon.tsx';

interface NoticeProps {
  kind?: 'info' | 'warn' | 'bad' | 'good';
  title?: string;
  alert?: boolean;
  children?: ReactNode;
}

export const shownAtOnce = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** For something that no field can correct; icon, words and colour say the same. */
export function Notice({ kind = 'info', title, alert, children }: NoticeProps) {
  return (
    <div className={`notice ${kind}`} role={alert ? 'alert' : undefined} ref={alert ? shownAtOnce : undefined}>
      <Icon drawing={{ info, warn, bad, good }[kind]} />
      <div>
        {title && <b>{title}</b>}
        {children}
      </div>
    </div>
  );
}
