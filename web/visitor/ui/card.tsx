import type { ComponentChildren } from 'preact';

export function Card({ children, className = '' }: { children: ComponentChildren; className?: string }) {
  return <section className={`card ${className}`.trim()}>{children}</section>;
}
