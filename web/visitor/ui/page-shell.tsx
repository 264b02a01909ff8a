import type { ReactNode } from 'react';
import { pictureAt } from '#contract/images/rules.ts';
import { LANGUAGE_CODES, LANGUAGES } from '#contract/kernel/languages.ts';
import type { Help } from '#contract/kernel/pages.ts';
import type { ShownPicture } from '#contract/presentations/page.ts';
import { paths, placeChoicePath } from '#web/shared/paths.ts';
import { say, spokenLanguage } from '#web/shared/say.ts';
import { GateMark } from '#web/ui/gate-mark.tsx';

interface ShellProps {
  venue?: string;
  logo?: ShownPicture | null | undefined;
  getQrHref?: string;
  help: Help;
  hero?: ReactNode;
  narrow?: boolean;
  children: ReactNode;
  kept?: boolean;
  /** Id of the form that this page answers. Its fields are in no address, so another language posts it again. */
  answered?: string | undefined;
}

/** Skip link, header, content, and help at the same place on every page (WCAG 2.2, 3.2.6). */
export function PageShell({
  venue,
  logo,
  getQrHref = placeChoicePath,
  help,
  hero,
  narrow,
  kept,
  answered,
  children,
}: ShellProps) {
  return (
    <>
      <a className="skip" href="#main">
        {say('ui.skip')}
      </a>
      <Header venue={venue} logo={logo} getQrHref={getQrHref} bare={hero !== undefined} answered={answered} />
      <main id="main" className={hero ? 'flush' : undefined}>
        {hero}
        <div className={narrow ? 'wrap narrow' : 'wrap'}>
          {!hero && <PlayMoney help={help} />}
          {kept && <AsOf />}
          {children}
        </div>
      </main>
      <Footer help={help} getQrHref={getQrHref} />
    </>
  );
}

/** A page with a hero shows this within the hero, because the page's first card lies over the hero's lower edge. */
export const PlayMoney = ({ help }: { help: Help }) =>
  help.playMoney && <p className="play-money">{say('ui.playMoney')}</p>;

/** Time of an offline copy; hidden with a network. A page with it is stored (web/shared/worker-rules.ts). */
function AsOf() {
  const [before, after] = say('ui.kept', { time: '{time}' }).split('{time}');
  return (
    <p id="as-of" hidden className="as-of noprint">
      {before}
      <time></time>
      {after} <a href="?">{say('ui.refresh')}</a>
    </p>
  );
}

function Header({
  venue,
  logo,
  getQrHref,
  bare,
  answered,
}: Pick<ShellProps, 'venue' | 'logo' | 'answered'> & { getQrHref: string; bare: boolean }) {
  return (
    <header>
      <div className="top">
        <div className="wrap">
          <a className="brand" href={paths.home} aria-label={venue ? `${venue}. ${say('ui.home')}` : say('ui.home')}>
            {logo ? (
              <img src={pictureAt(logo.path, 360)} width={logo.width} height={logo.height} alt="" decoding="async" />
            ) : (
              <GateMark />
            )}
            <span>{venue ?? say('ui.product')}</span>
          </a>
          <nav aria-label={say('ui.mainMenu')}>
            <a href={getQrHref}>{say('ui.getQr')}</a>
          </nav>
          <Languages answered={answered} />
        </div>
      </div>
      {!bare && <div className="toran" />}
    </header>
  );
}

const Languages = ({ answered }: Pick<ShellProps, 'answered'>) => (
  <>
    {/* Enter in a field presses the form's first button: this hidden one, instead of a language's. */}
    {answered && <button type="submit" form={answered} className="hide" tabIndex={-1} aria-hidden="true" />}
    <ul className="languages" aria-label={say('ui.languages')}>
      {LANGUAGE_CODES.map((code) => {
        const { tag, name } = LANGUAGES[code];
        const current = code === spokenLanguage() ? 'true' : undefined;
        return (
          <li key={code}>
            {answered ? (
              <button
                type="submit"
                name="only"
                value="language"
                form={answered}
                formAction={`?lang=${code}`}
                lang={tag}
                aria-current={current}
              >
                {name}
              </button>
            ) : (
              <a href={`?lang=${code}`} lang={tag} hrefLang={code} aria-current={current}>
                {name}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  </>
);

function Footer({ help, getQrHref }: { help: Help; getQrHref: string }) {
  return (
    <footer className="foot">
      <div className="wrap">
        <ul aria-label={say('ui.help')}>
          {help.phone && (
            <li>
              <a href={`tel:${help.phone.replace(/\s/g, '')}`}>{say('ui.call', { phone: help.phone })}</a>
            </li>
          )}
          {help.email && (
            <li>
              <a href={`mailto:${help.email}`}>{say('ui.write', { email: help.email })}</a>
            </li>
          )}
          <li>
            <a href={getQrHref}>{say('ui.getQr')}</a>
          </li>
          <li>
            <a href={paths.privacyPolicy}>{say('ui.privacy')}</a>
          </li>
          <li>
            <a href={paths.terms}>{say('ui.terms')}</a>
          </li>
          <li>
            <a href={paths.refundPolicy}>{say('ui.refunds')}</a>
          </li>
        </ul>
        <p>{say('ui.poweredBy')}</p>
      </div>
    </footer>
  );
}
