import { type ComponentProps, useMemo } from 'react';
import { z } from 'zod';
import type { OfferingKind } from '#contract/offerings/model.ts';
import { EMPTY_PRESENTATION, type Presentation, presentationFields } from '#contract/presentations/model.ts';
import { ChangesButton } from '#web/console/audit/changes-column.tsx';
import { TenantRecordPage } from '#web/console/frame/tenant-record-section.tsx';
import type { OfTenant } from '#web/console/frame/use-tenants.ts';
import type { FieldGroup } from '#web/console/kit/forms/form-fields.tsx';
import { Loading, LoadProblem } from '#web/console/kit/parts/placeholders.tsx';
import type { OpenedRecord } from '#web/console/kit/records/record-form.tsx';
import type { qrTexts } from '#web/console/kit/records/records-words.ts';
import { lazyPart } from '#web/console/platform/parts.ts';
import { QrButton } from '#web/console/posters/qr-column.tsx';
import { presentationIn, usePresented, withEveryNote } from '#web/console/presentations/use-presented.ts';
import { visitorsGroup } from '#web/console/presentations/visitors-field.tsx';
import { translationFields } from '#web/console/translations/fold-section.tsx';
import { previewOf } from './preview.ts';
import { markPoster, type OfferingNoun, type OfferingRecord, type Publishable } from './queries.ts';
import { RecordPage } from './record-page.tsx';
import { StandingPart } from './standing-section.tsx';

type Page<R extends OfferingRecord, V extends Publishable, M extends z.ZodType> = ComponentProps<
  typeof RecordPage<R, V, M>
>;

const WallPoster = lazyPart(async () => (await import('#web/console/posters/poster-section.tsx')).WallPosterButton);

interface OfferingFormProps<R extends OfferingRecord, V extends Publishable, M extends z.ZodType>
  extends Pick<Page<R, V, M>, keyof OpenedRecord<R> | 'groups' | 'valuesOf' | 'model' | 'draftModel'> {
  of: OfferingNoun<R, z.output<M>, z.output<M> | Publishable>;
  texts: Page<R, V, M>['texts'] & typeof qrTexts;
  sample: Partial<V>;
  /** What a new record begins with that has to be fetched; null while that is on its way. */
  fresh?: NoInfer<Partial<V>> | null;
}

/** The page of what is booked; its last one is what visitors read. */
export function OfferingForm<R extends OfferingRecord, V extends Publishable, M extends z.ZodType>({
  of,
  sample,
  fresh = {},
  record,
  ...page
}: OfferingFormProps<R, V, M>) {
  const { kind, nameOf, fileOf = nameOf, pathOf, qr, add } = of;
  const { texts, model, draftModel, valuesOf } = page;
  const { query, ...presented } = usePresented(kind, record, of.records);
  const whole = useMemo(() => z.intersection(model, presentationFields), [model]);
  const draft = useMemo(() => z.intersection(draftModel, presentationFields), [draftModel]);
  const samples = useMemo(() => ({ ...EMPTY_PRESENTATION, ...sample }), [sample]);
  // The form has the values of both; TypeScript takes a field of one alone for no field of both.
  const groups = [...page.groups, ...visitorsPage(kind, presented.record, query)] as unknown as FieldGroup<
    V & Presentation
  >[];
  const more = (one: R) => (
    <>
      <QrButton name={fileOf(one)} label={texts.qrOf(nameOf(one))} word={texts.qr} load={() => qr(one.id)} />
      <WallPoster kind={kind} record={one} name={nameOf(one)} made={markPoster} />
      <ChangesButton id={one.id} name={nameOf(one)} />
    </>
  );
  if (record ? query.isPending : fresh === null) return <Loading />;
  return (
    <RecordPage<R & Presentation, V & Presentation, typeof whole>
      {...page}
      {...presented}
      groups={groups}
      inFull={withEveryNote}
      valuesOf={(one) => ({ ...valuesOf(one), ...(one ? presentationIn(one) : { ...EMPTY_PRESENTATION, ...fresh }) })}
      model={whole}
      draftModel={draft}
      nameOf={nameOf}
      waysOf={(one) => ({ name: nameOf(one), path: pathOf(one), more: more(one) })}
      preview={{ draw: previewOf(kind, add), sample: samples as Partial<V & Presentation> }}
      standing={(one, unsaved) => (
        <StandingPart
          kind={kind}
          record={one}
          name={nameOf(one)}
          records={of.records}
          unsaved={unsaved}
          form={{ body: add.body as z.ZodType, groups }}
        />
      )}
    />
  );
}

function visitorsPage(
  kind: OfferingKind,
  record: (Presentation & { id: string }) | null,
  { error, data, refetch }: ReturnType<typeof usePresented>['query'],
): FieldGroup<Presentation>[] {
  const group = visitorsGroup(kind, record?.pictures ?? []) as FieldGroup<Presentation>;
  if (!error || data)
    return [{ ...group, fields: [...group.fields, ...translationFields<Presentation>(kind, record)] }];
  const again = () => <LoadProblem error={error} retry={() => void refetch()} />;
  return [{ ...group, fields: [{ kind: 'own', name: 'about', render: again }] }];
}

interface OfferingPageProps<R extends OfferingRecord & OfTenant> {
  of: Pick<OfferingNoun<R>, 'kind' | 'list' | 'one'>;
  form: ComponentProps<typeof TenantRecordPage<R>>['form'];
}

/** docs/product/console.md 6. */
export const OfferingPage = <R extends OfferingRecord & OfTenant>({ of, form }: OfferingPageProps<R>) => (
  <TenantRecordPage kinds={[of.kind]} list={of.list} one={of.one} form={form} />
);
