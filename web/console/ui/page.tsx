import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { uiTexts } from './texts.ts';

interface PageProps {
  title: string;
  /** Beside the title: the one next step. */
  action?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** A screen of the console: names the tab, and brings the keyboard to its heading after a link was followed. */
export function Page({ title, action, lead, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();
  usePageTitle(title);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen appears.
  useEffect(() => {
    if (navigation !== 'POP') heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <div className="page-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </>
  );
}

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = uiTexts.titleOf(title);
  }, [title]);
}
