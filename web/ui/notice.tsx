import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ComponentProps, ReactNode } from 'react';

type NoticeProps = {
  kind?: keyof typeof ICONS;
  icon?: ReactNode;
  title?: string;
  children?: ReactNode;
} & Pick<ComponentProps<'div'>, 'role' | 'aria-label' | 'ref'>;

const ICONS = { info: Info, warn: TriangleAlert, bad: CircleAlert, good: CircleCheck };

/** For something that no field can correct; icon, words and colour say the same. */
export function Notice({ kind = 'info', icon, title, children, ...rest }: NoticeProps) {
  const Icon = ICONS[kind];
  return (
    <div className={`notice ${kind}`} {...rest}>
      {icon ?? <Icon aria-hidden />}
      <div>
        {title && <b>{title}</b>}
        {children}
      </div>
    </div>
  );
}

/** Read out at once. */
export const Problem = (props: Pick<NoticeProps, 'aria-label' | 'children'>) => (
  <Notice kind="bad" role="alert" {...props} />
);

/** As `ref` of what answers a press. */
export const shownAtOnce = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });
