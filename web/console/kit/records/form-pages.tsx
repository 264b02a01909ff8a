import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation, useNavigate } from 'react-router';
import { type FieldGroup, FormFields, type FormPageName as Name } from '#web/console/kit/forms/form-fields.tsx';
import type { FormState } from '#web/console/kit/forms/form-state.ts';
import { recordPageTexts as texts } from './record-page-words.ts';
import '#web/console/kit/styles/tabs.css';

export interface FormPage<V extends object> {
  name: Name;
  groups: readonly FieldGroup<V>[];
}

/** Groups that name no page are on the first one. */
export const pagesOf = <V extends object>(groups: readonly FieldGroup<V>[]): FormPage<V>[] =>
  [...Map.groupBy(groups, ({ page = 'basics' }) => page)].map(([name, of]) => ({ name, groups: of }));

const addressOf = (name: Name): string => `?page=${name}`;

const holds = <V extends object>({ groups }: FormPage<V>, field: string): boolean =>
  groups.some(({ fields }) => fields.some(({ name }) => name === field.split('.')[0]));

/** The page in the address ("?page=prices"), else that of the field in the hash ("#fees"), else the first. */
function usePageAsked<V extends object>(pages: readonly FormPage<V>[]): Name {
  const { search, hash } = useLocation();
  const named = new URLSearchParams(search).get('page');
  const page = pages.find(({ name }) => name === named) ?? pages.find((one) => holds(one, hash.slice(1))) ?? pages[0];
  return page?.name ?? 'basics';
}

export function useOpenPage<V extends object>(
  pages: readonly FormPage<V>[],
): { open: Name; show: (name: Name) => void } {
  const asked = usePageAsked(pages);
  const [{ open, since }, setOpen] = useState({ open: asked, since: asked });
  const navigate = useNavigate();
  if (since !== asked) setOpen({ open: asked, since: asked });
  const show = (name: Name) => {
    // At once, so that a field can take the focus, and before the address.
    flushSync(() => setOpen({ open: name, since: asked }));
    void navigate(addressOf(name));
  };
  return { open, show };
}

interface PageListProps<V extends object> {
  pages: readonly FormPage<V>[];
  open: Name;
  problems: Record<string, string>;
}

export const PageList = <V extends object>({ pages, open, problems }: PageListProps<V>) => (
  <nav className="tabs page-list" aria-label={texts.pageList}>
    {pages.map((page) => {
      const wrong = Object.keys(problems).filter((field) => holds(page, field)).length;
      return (
        <Link key={page.name} to={addressOf(page.name)} aria-current={page.name === open ? 'page' : undefined}>
          {texts.pages[page.name]}
          {wrong > 0 && <b className="wrong">{texts.wrong(wrong)}</b>}
        </Link>
      );
    })}
  </nav>
);

interface FormPagesProps<V extends object> {
  form: FormState<V>;
  pages: readonly FormPage<V>[];
  open: Name;
  show: (name: Name) => void;
}

/** Every page stays in the document: what was typed on another one is kept, checked and sent. */
export const FormPages = <V extends object>({ form, pages, open, show }: FormPagesProps<V>) => (
  <div className="form-pages">
    {pages.map(({ name, groups }) => (
      <OnePage key={name} label={texts.pages[name]} open={name === open} show={() => show(name)}>
        {groups.map((group) => (
          <FormFields key={group.heading} group={group} form={form} />
        ))}
      </OnePage>
    ))}
  </div>
);

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
