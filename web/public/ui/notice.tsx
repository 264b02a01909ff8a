import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface NoticeProps {
  kind?: 'info' | 'warn' | 'bad' | 'good';
  title?: string;
  /** Read out at once when it appears. */
  alert?: boolean;
  children?: ReactNode;
}

/** Something the visitor should know and cannot mend in a field: icon, words and colour say the same. */
export function Notice({ kind = 'info', title, alert, children }: NoticeProps) {
  return (
    <div className={`notice ${kind}`} role={alert ? 'alert' : undefined}>
      <Icon name={kind} />
      <div>
        {title && <b>{title}</b>}
        {children}
      </div>
    </div>
  );
}
