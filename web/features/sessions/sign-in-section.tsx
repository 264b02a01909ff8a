import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { signInTexts as texts } from '#web/messages/sessions.ts';
import { paths } from '#web/paths.ts';
import { GateMark } from '#web/ui/gate-mark.tsx';
import { usePageTitle } from '#web/ui/page.tsx';
import { uiTexts } from '#web/ui/texts.ts';

interface SignInFrameProps {
  title: string;
  /** The small word over the form, where the area has but one tab. */
  tab?: string;
  notice?: string | null;
  wide?: boolean;
  children: ReactNode;
}

/** What stands around the forms of the sign-in area: the doorway and one card. */
export function SignInFrame({ title, tab, notice, wide, children }: SignInFrameProps) {
  usePageTitle(title);
  return (
    <div className="doorway">
      <a className="skip" href="#main">
        {uiTexts.skip}
      </a>
      <header>
        <a href={paths.home} className="mark">
          <GateMark />
          <span>Pravesh</span>
        </a>
        <p>{texts.tagline}</p>
      </header>
      <main id="main" tabIndex={-1} className={wide ? 'door wide' : 'door'}>
        <h1>{title}</h1>
        {tab && <p className="tab">{tab}</p>}
        {notice && (
          <p className="notice" role="status">
            {notice}
          </p>
        )}
        {children}
      </main>
    </div>
  );
}

/** Why somebody was sent here: where they were going, and whether a session ran out. */
export function useSignInReason(): { from: string | null; ended: boolean } {
  const [params] = useSearchParams();
  return { from: params.get('from'), ended: params.has('ended') };
}
