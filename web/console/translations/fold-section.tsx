import { useState } from 'react';
import type { TranslatedKind } from '#contract/translations/model.ts';
import type { FormField } from '#web/console/kit/forms/form-fields.tsx';
import { lazyPart } from '#web/console/platform/parts.ts';
import { translationTexts as texts } from './words.ts';
import './translations.css';

const Texts = lazyPart(async () => (await import('./texts-section.tsx')).TextsSection);

interface OfRecord {
  kind: TranslatedKind;
  id: string;
}

/** Loaded when opened. */
export function TranslationFold(of: OfRecord) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className="card wide translations" onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>
        {texts.title} <small>{texts.hint}</small>
      </summary>
      {wasOpened && <Texts {...of} />}
    </details>
  );
}

export const translationFields = <V extends object>(
  kind: TranslatedKind,
  record: { id: string } | null,
): FormField<V>[] =>
  record ? [{ kind: 'own', name: 'translations', render: () => <TranslationFold kind={kind} id={record.id} /> }] : [];
