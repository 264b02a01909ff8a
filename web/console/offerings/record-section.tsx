import type { ComponentProps } from 'react';
import type { z } from 'zod';
import { ChangesButton } from '#web/console/audit/changes-column.tsx';
import { TenantRecordPage } from '#web/console/frame/tenant-record-section.tsx';
import type { OfTenant } from '#web/console/frame/use-tenants.ts';
import { type OpenedRecord, RecordPage } from '#web/console/kit/records/record-page.tsx';
import type { Ways } from '#web/console/kit/records/record-ways.tsx';
import { lazyPart } from '#web/console/platform/parts.ts';
import { previewOf } from '#web/console/platform/preview.ts';
import { TranslationFold } from '#web/console/translations/fold-section.tsx';
import { markPoster, type OfferingNoun, type OfferingRecord, type Publishable } from './queries.ts';
import { StandingPart } from './standing-section.tsx';

type Page<R extends OfferingRecord, V extends Publishable, M extends z.ZodType> = ComponentProps<
  typeof RecordPage<R, V, M>
>;

const Presentation = lazyPart(
  async () => (await import('#web/console/presentations/fields-section.tsx')).PresentationSection,
);

const WallPoster = lazyPart(async () => (await import('#web/console/posters/poster-section.tsx')).WallPosterButton);

interface OfferingFormProps<R extends OfferingRecord, V extends Publishable, M extends z.ZodType>
  extends Pick<Page<R, V, M>, keyof OpenedRecord<R> | 'groups' | 'valuesOf' | 'model' | 'draftModel'> {
  of: OfferingNoun<R, z.output<M>, z.output<M> | Publishable>;
  texts: Page<R, V, M>['texts'] & Ways['texts'];
  sample: Partial<V>;
}

export function OfferingForm<R extends OfferingRecord, V extends Publishable, M extends z.ZodType>({
  of,
  sample,
  ...page
}: OfferingFormProps<R, V, M>) {
  const { kind, nameOf, fileOf = nameOf, pathOf, records, qr, add } = of;
  const { texts, groups } = page;
  const more = (record: R) => (
    <>
      <WallPoster kind={kind} record={record} name={nameOf(record)} made={markPoster} />
      <ChangesButton id={record.id} name={nameOf(record)} />
    </>
  );
  return (
    <RecordPage<R, V, M>
      {...page}
      nameOf={nameOf}
      records={records}
      waysOf={(record) => ({
        name: nameOf(record),
        fileName: fileOf(record),
        path: pathOf(record),
        texts,
        qr: () => qr(record.id),
        more: more(record),
      })}
      preview={{ draw: previewOf(kind, add), sample }}
      below={(record) => (
        <>
          <Presentation kind={kind} record={record} />
          <TranslationFold kind={kind} id={record.id} />
        </>
      )}
      standing={(record, unsaved) => (
        <StandingPart
          kind={kind}
          record={record}
          name={nameOf(record)}
          records={records}
          unsaved={unsaved}
          form={{ body: add.body as z.ZodType, groups }}
        />
      )}
    />
  );
}

interface OfferingPageProps<R extends OfferingRecord & OfTenant> {
  of: Pick<OfferingNoun<R>, 'kind' | 'list' | 'one'>;
  form: ComponentProps<typeof TenantRecordPage<R>>['form'];
}

/** docs/product/console.md 6. */
export const OfferingPage = <R extends OfferingRecord & OfTenant>({ of, form }: OfferingPageProps<R>) => (
  <TenantRecordPage kinds={[of.kind]} list={of.list} one={of.one} form={form} />
);
