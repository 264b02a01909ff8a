import { useQuery } from '@tanstack/react-query';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { useSearchParams } from 'react-router';
import { COUPON_SORTS } from '#contract/coupons/api.ts';
import type { Coupon } from '#contract/coupons/model.ts';
import { TenantResourcePage } from '#web/console/frame/tenant-resource-section.tsx';
import { useShownTenant } from '#web/console/frame/use-tenants.ts';
import { SelectField } from '#web/console/kit/forms/field.tsx';
import { TickField } from '#web/console/kit/forms/tick-field.tsx';
import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import type { RecordDialogProps } from '#web/console/kit/records/record-form.tsx';
import { sortAsked, useListState } from '#web/console/kit/tables/filters/list-state.ts';
import { type AddressFilters, searchAddress } from '#web/console/kit/tables/filters/typed-filters.ts';
import { useParkOptions } from '#web/console/parks/use-park-options.ts';
import { consolePaths, importPath } from '#web/shared/paths.ts';
import { codeOf, couponColumns } from './coupon-columns.tsx';
import { couponRecords, couponsQuery, everyCoupon } from './queries.ts';
import { couponStateTexts as stateTexts, couponTexts as texts } from './words.ts';

const CouponForm = lazyDialog(async () => (await import('./coupon-form.tsx')).CouponForm);

const CouponDialog = (opened: RecordDialogProps<Coupon>) => <CouponForm {...opened} parks={useParkOptions()} />;

const SIZES = [5, 10, 25];
const HIDDEN = 'hidden' as const;

export function CouponPage() {
  const organisationId = useShownTenant();
  const [params] = useSearchParams();
  const [{ page, size, sort }] = useListState(SIZES);
  const over = params.get('over') === HIDDEN ? HIDDEN : ('last' as const);
  const asked = { organisationId, parkId: params.get('park'), sort: sortAsked(sort, COUPON_SORTS), over };
  const query = useQuery(couponsQuery({ ...asked, page, limit: size }));
  return (
    <TenantResourcePage
      kinds={['park']}
      texts={texts}
      loadingText={texts.loading}
      icon={TicketPercent}
      sizes={SIZES}
      filters={<Filters />}
      query={query}
      everyRow={(most) => everyCoupon(asked, most)}
      columns={couponColumns}
      nameOf={codeOf}
      dialog={CouponDialog}
      remove={couponRecords.remove}
      importAt={importPath(consolePaths.coupons)}
      many={{ count: texts.count, records: couponRecords, inUse: ({ active }) => active, gone: texts.gone }}
      removeQuestion={texts.removeQuestion}
    />
  );
}

/** Both filters are in the address; a change goes back to the first page. */
function Filters() {
  const [params, setParams] = useSearchParams();
  const choose = (filters: AddressFilters) => setParams((now) => searchAddress(now, filters));
  return (
    <section className="row filters-do list-head" aria-label={texts.filters}>
      <SelectField
        label={texts.park}
        value={params.get('park') ?? ''}
        change={(park) => choose({ park })}
        none={texts.allParks}
        options={useParkOptions()}
      />
      <TickField
        label={stateTexts.hideOver}
        checked={params.get('over') === HIDDEN}
        change={(hidden) => choose({ over: hidden ? HIDDEN : '' })}
      />
    </section>
  );
}
