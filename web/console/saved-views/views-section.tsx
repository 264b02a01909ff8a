import { useQuery } from '@tanstack/react-query';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Star from 'lucide-react/icons/star';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import type { SavedView } from '#contract/saved-views/model.ts';
import { Popover } from '#web/console/kit/parts/dialogs/popover.tsx';
import { switchColumns, switchedColumns } from '#web/console/kit/tables/filters/table-view.ts';
import type { ListToolsProps } from '#web/console/kit/tables/list-tools.tsx';
import { Button } from '#web/ui/button.tsx';
import { viewsQuery } from './queries.ts';
import { addressOf, asksTheSame } from './view-address.ts';
import { NewViewForm, OpenedViewForm } from './view-form.tsx';
import { viewTexts as texts } from './words.ts';

export function SavedViews({ table }: ListToolsProps) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const { isKnown, views, open } = useViews(pathname, table);
  const [kept, keep] = useState<string | null>(null);
  const today = dayOf(new Date());
  const opened = views.find(({ query }) => asksTheSame(addressOf(query, today), params));
  const isBare = asksTheSame(new URLSearchParams(), params);
  if (!isKnown || (views.length === 0 && isBare)) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not fields of a form.
    <div className="row" role="group" aria-label={texts.title}>
      {views.length > 0 && (
        <button type="button" className="preset" aria-pressed={isBare} onClick={() => open(null)}>
          {texts.everything}
        </button>
      )}
      {views.map((view) => (
        <ViewChip
          key={view.name}
          view={view}
          isOpened={view === opened}
          isKept={view.name === kept}
          open={() => open(view)}
        />
      ))}
      {!opened && !isBare && (
        <Popover
          title={texts.save}
          target={<Button startIcon={<BookmarkPlus aria-hidden size={18} />}>{texts.save}</Button>}
        >
          {(close) => (
            <NewViewForm
              list={pathname}
              params={params}
              columns={switchedColumns(table)}
              kept={(name) => {
                close();
                keep(name);
              }}
            />
          )}
        </Popover>
      )}
    </div>
  );
}

interface ViewChipProps {
  view: SavedView;
  isOpened: boolean;
  /** Just saved: takes focus. */
  isKept: boolean;
  open: () => void;
}

function ViewChip({ view, isOpened, isKept, open }: ViewChipProps) {
  const chip = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isKept) chip.current?.focus();
  }, [isKept]);
  return (
    <span className="status">
      <button ref={chip} type="button" className="preset" aria-pressed={isOpened} onClick={open}>
        {view.main && <Star size={14} role="img" aria-label={texts.mark} />}
        {view.name}
      </button>
      {isOpened && (
        <Popover
          title={texts.options(view.name)}
          target={
            <button type="button" className="icon-button" aria-label={texts.options(view.name)}>
              <ChevronDown aria-hidden size={18} />
            </button>
          }
        >
          {(close) => <OpenedViewForm view={view} close={close} />}
        </Popover>
      )}
    </span>
  );
}

/** Null is the list without a view. An address without parameters opens the main view, once. */
function useViews(list: string, table: string) {
  const { data } = useQuery(viewsQuery);
  const [params, setParams] = useSearchParams();
  const [begun, setBegun] = useState(params.size > 0);
  const views = (data ?? []).filter((view) => view.list === list);
  const open = (view: SavedView | null, replace = false) => {
    if (view) switchColumns(table, view.columns);
    setParams(addressOf(view?.query ?? '', dayOf(new Date())), { preventScrollReset: true, replace });
  };
  const main = views.find((view) => view.main);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the views are known.
  useEffect(() => {
    if (!data || begun) return;
    setBegun(true);
    if (main && params.size === 0) open(main, true);
  }, [data, begun]);
  return { isKnown: data !== undefined, views, open };
}
