import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation, useNavigate } from 'react-router';
import { type FieldGroup, FormFields, type FormPageName } from '#web/console/kit/forms/form-fields.tsx';
import type { FormState } from '#web/console/kit/forms/form-state.ts';
import { recordPageTexts as texts } from './record-page-words.ts';
import '#web/console/kit/styles/tabs.css';

type Page<V extends object> = readonly [name: FormPageName, groups: readonly FieldGroup<V>[]];

interface Pages<V extends object> {
  pages: readonly Page<V>[];
  open: FormPageName;
  show: (name: FormPageName) => void;
}

const addressOf = (name: FormPageName): string => `?page=${name}`;

const holds = <V extends object>([, groups]: Page<V>, field: string): boolean =>
  groups.some(({ fields }) => fields.some(({ name }) => name === field.split('.')[0]));

/** Opens `?page=prices`, else the page of the field in the hash, else the first, which has groups without a page. */
export function useFormPages<V extends object>(groups: readonly FieldGroup<V>[]): Pages<V> {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const pages = [...Map.groupBy(groups, ({ page = 'basics' }) => page)];
  const named = new URLSearchParams(search).get('page');
  const asked =
    (pages.find(([name]) => name === named) ?? pages.find((page) => holds(page, hash.slice(1))))?.[0] ?? 'basics';
  const [{ open, since }, setOpen] = useState({ open: asked, since: asked });
  if (since !== asked) setOpen({ open: asked, since: asked });
  const show = (name: FormPageName) => {
    // At once, so that a field can take the focus, and before the address.
    flushSync(() => setOpen({ open: name, since: asked }));
    void navigate(addressOf(name));
  };
  return { pages, open, show };
}

export const PageList = <V extends object>({ of: { pages, open }, form }: { of: Pages<V>; form: FormState<V> }) => (
  <nav className="tabs page-list" aria-label={texts.pageList}>
    {pages.map((page) => {
      const wrong = Object.keys(form.problems).filter((field) => holds(page, field)).length;
      return (
        <Link key={page[0]} to={addressOf(page[0])} aria-current={page[0] === open ? 'page' : undefined}>
          {texts.pages[page[0]]}
          {wrong > 0 && <b className="mark-bad">{texts.wrong(wrong)}</b>}
        </Link>
      );
    })}
  </nav>
);

/** Every page stays in the document: what was typed on another one is kept, checked and sent. */
export const FormPages = <V extends object>({
  of: { pages, open, show },
  form,
}: {
  of: Pages<V>;
  form: FormState<V>;
}) =>
  pages.map(([name, groups]) => (
    <OnePage key={name} label={texts.pages[name]} open={name === open} show={() => show(name)}>
      {groups.map((group) => (
        <FormFields key={group.heading} group={group} form={form} />
      ))}
    </OnePage>
  ));

interface OnePageProps {
  label: string;
  open: boolean;
  show: () => void;
  children: ReactNode;
}

/** While it is hidden, Find in the browser still reads it, and opens it by `beforematch`. */
function OnePage({ label, open, show, children }: OnePageProps) {
  const page = useRef<HTMLElement>(null);
  const was = useRef(open);
  // React can only write `hidden=""`.
  useLayoutEffect(() => {
    if (open) page.current?.removeAttribute('hidden');
    else page.current?.setAttribute('hidden', 'until-found');
    if (open && !was.current) page.current?.closest('form')?.scrollIntoView({ block: 'start' });
    was.current = open;
  }, [open]);
  useEffect(() => {
    const found = page.current;
    found?.addEventListener('beforematch', show);
    return () => found?.removeEventListener('beforematch', show);
  });
  return (
    <section ref={page} className="form-page" aria-label={label}>
      {children}
    </section>
  );
}
