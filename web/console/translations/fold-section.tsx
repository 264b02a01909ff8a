import { Suspense } from 'react';
import type { TranslatedKind } from '#contract/translations/model.ts';
import type { FormField } from '#web/console/kit/forms/form-fields.tsx';
import { Fold } from '#web/console/kit/parts/fold.tsx';
import { lazyPart } from '#web/console/platform/parts.ts';
import { translationTexts as texts } from './words.ts';

const Texts = lazyPart(async () => (await import('./texts-section.tsx')).TextsSection);

interface OfRecord {
  kind: TranslatedKind;
  id: string;
}

/** Folded until somebody wants it: the names and texts of a record in other languages. */
export const TranslationFold = (of: OfRecord) => (
  <Fold name="translations" title={texts.title} hint={texts.hint}>
    <Suspense>
      <Texts {...of} />
    </Suspense>
  </Fold>
);

/** The same within the dialog of a record that is there already. */
export const translationFields = <V extends object>(
  kind: TranslatedKind,
  record: { id: string } | null,
): FormField<V>[] =>
  record ? [{ kind: 'own', name: 'translations', render: () => <TranslationFold kind={kind} id={record.id} /> }] : [];
