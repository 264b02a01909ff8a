import type { ReactNode } from 'react';
import { bad, good, info, warn } from './drawings.ts';
import { Icon } from './icon.tsx';

interface NoticeProps {
  kind?: 'info' | 'warn' | 'bad' | 'good';
  title?: string;
  /** Read out at once when it appears. */
  alert?: boolean;
  children?: ReactNode;
}

/** Comes into sight as it appears, wherever the page is scrolled to. */
export const shownAtOnce = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** Something the visitor should know and cannot mend in a field: icon, words and colour say the same. */
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
