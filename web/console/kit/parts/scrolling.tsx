import type { ReactNode } from 'react';

interface ScrollingProps {
  className: string;
  title: string;
  children: ReactNode;
}

export const Scrolling = ({ className, title, children }: ScrollingProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be in reach of the keyboard.
  <section className={className} aria-label={title} tabIndex={0}>
    {children}
  </section>
);
