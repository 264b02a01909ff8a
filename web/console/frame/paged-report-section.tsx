import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import { sheetOf } from '#web/console/kit/tables/choice/sheet.ts';
import type { Column, Identified } from '#web/console/kit/tables/columns.ts';
import { useAnswer } from '#web/console/kit/tables/filters/answer.ts';
import { FilterForm } from '#web/console/kit/tables/filters/filter-form.tsx';
import { type AskedOf, askedOf, type Filters } from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { sortAsked, useListState } from '#web/console/kit/tables/filters/list-state.ts';
import { SearchAll } from '#web/console/kit/tables/filters/search-all.tsx';
import { TenantReport } from './tenant-report-section.tsx';
import { useTenantColumns } from './use-tenant-columns.tsx';
import { type OfTenant, useShownTenant } from './use-tenants.ts';

interface PagedReportProps<R, B, F extends Filters> {
  texts: Record<'title' | 'filters' | 'caption', string> & {
    none?: string;
    lead?: string;
    nothingFound?: string;
    sheet?: string;
  };
  icon: LucideIcon;
  columns: readonly Column<R>[];
  sheetColumns?: readonly Column<R>[];
  /** Columns that the admin sees in the full view only, to make room for the organisation. */
  fullOnly?: readonly string[];
  sorts: readonly string[];
  sizes: readonly number[];
  kinds: readonly OrganisationKind[];
  name: string;
  search: (asked: { body: B; signal?: AbortSignal }) => Promise<{ rows: R[]; total: number }>;
  filters: F;
  asking: (asked: AskedOf<F>) => Partial<B>;
  file: (asked: AskedOf<F>) => string;
  action?: ReactNode;
  /** Until the reader sorts. */
  firstSort?: string | undefined;
  around?: (report: ReactNode) => ReactNode;
}

/** A report that the server sorts and pages. Excel gets all rows that match the filters, not only this page. */
export function PagedReport<R extends Identified & Partial<OfTenant>, B, F extends Filters>(
  props: PagedReportProps<R, B, F>,
) {
  const { texts, sorts, sizes, name, search, filters, file, fullOnly = [], sheetColumns = [] } = props;
  const [params] = useSearchParams();
  const [{ page, size, sort }] = useListState(sizes);
  const filtered = askedOf(filters, params);
  const narrowing = props.asking(filtered);
  const asked = {
    ...narrowing,
    organisationId: useShownTenant(),
    sort: sortAsked(sort, sorts) ?? props.firstSort ?? null,
  };
  const find = (part: object, signal?: AbortSignal) =>
    search({ body: { ...asked, ...part } as B, ...(signal && { signal }) });
  const sortable = useMemo(
    () => props.columns.map((column): Column<R> => (sorts.includes(column.id) ? { ...column, sorts: true } : column)),
    [props.columns, sorts],
  );
  const columns = useTenantColumns(sortable, ...fullOnly);
  const answer = useAnswer({
    queryKey: [name, 'search', { ...asked, page, size }],
    queryFn: ({ signal }: { signal: AbortSignal }) => find({ page, limit: size }, signal),
  });
  const written = [...columns, ...sheetColumns];
  const sheet = async () => sheetOf(texts.sheet ?? texts.title, written, (await find({})).rows);
  const hasRows = (answer.data?.total ?? 0) > 0;
  const none = Object.values(narrowing).some(Boolean) ? (texts.nothingFound ?? texts.none) : texts.none;
  return (
    <TenantReport<R, { rows: R[]; total: number }>
      {...props}
      texts={{ ...texts, none }}
      columns={columns}
      answer={answer}
      filters={
        <FilterForm
          label={texts.filters}
          filters={filters}
          answer={answer}
          table={texts.caption}
          exported={hasRows ? { sheet, file: file(filtered) } : undefined}
        />
      }
      otherwise={<SearchAll filters={filters} />}
    />
  );
}
