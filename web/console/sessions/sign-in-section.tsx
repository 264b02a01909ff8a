import type { ReactNode } from 'react';
import { PasswordField as AnyPasswordField } from '#web/console/kit/forms/password-field.tsx';
import { firstTexts } from '#web/console/kit/parts/first-texts.ts';
import { usePageTitle } from '#web/console/kit/parts/where.ts';
import { consolePaths, paths } from '#web/shared/paths.ts';
import { GateMark } from '#web/ui/gate-mark.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { signInTexts as texts } from './words.ts';
import './doorway.css';

interface SignInFrameProps {
  product: string;
  title: string;
  tab?: string;
  notice?: string | null;
  good?: boolean;
  wide?: boolean;
  children: ReactNode;
}

export function SignInFrame({ product, title, tab, notice, good, wide, children }: SignInFrameProps) {
  usePageTitle(title);
  return (
    <div className="doorway">
      <a className="skip" href="#main">
        {firstTexts.skip}
      </a>
      <header>
        <a href={paths.home} className="mark">
          <GateMark />
          <span>Pravesh</span>
        </a>
        <p>{texts.tagline}</p>
      </header>
      <main id="main" tabIndex={-1} className={wide ? 'card door wide' : 'card door'}>
        <h1>{title}</h1>
        {tab && <p className="tab">{tab}</p>}
        {notice && (
          <Notice kind={good ? 'good' : 'warn'} role="status">
            {notice}
          </Notice>
        )}
        {children}
      </main>
      <Documents product={product} />
    </div>
  );
}

function Documents({ product }: { product: string }) {
  return (
    <footer className="row door-foot">
      <a href={consolePaths.terms(product)}>{texts.terms}</a>
      <a href={consolePaths.privacyPolicy(product)}>{texts.privacy}</a>
      <a href={consolePaths.refundPolicy(product)}>{texts.refunds}</a>
    </footer>
  );
}

export const PasswordField = ({ value, change }: { value: string; change: (password: string) => void }) => (
  <AnyPasswordField
    label={texts.password}
    name="password"
    autoComplete="current-password"
    value={value}
    change={change}
  />
);
