import type { ReactNode } from 'react';
import { PasswordField as AnyPasswordField } from '#web/console/kit/forms/password-field.tsx';
import { firstTexts } from '#web/console/kit/parts/first-texts.ts';
import { usePageTitle } from '#web/console/kit/parts/where.ts';
import { consolePaths, paths } from '#web/shared/paths.ts';
import { signInTexts as texts } from './words.ts';

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
      <main id="main" tabIndex={-1} className={wide ? 'door wide' : 'door'}>
        <h1>{title}</h1>
        {tab && <p className="tab">{tab}</p>}
        {notice && (
          <p className={good ? 'notice good' : 'notice'} role="status">
            {notice}
          </p>
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

function GateMark() {
  return (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
      <path fill="var(--marigold)" d="M3 32V15C3 7.600 9.500 6 17 1c7.500 5 14 6.600 14 14v17H3Z" />
      <path
        fill="var(--leaf)"
        d="M9 32V19c0-3 2-3 2.700-5.500C14.500 13.500 15.500 12 17 9.500c1.500 2.500 2.500 4 5.300 4C23 16 25 16 25 19v13H9Z"
      />
    </svg>
  );
}
