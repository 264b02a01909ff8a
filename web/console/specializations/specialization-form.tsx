import { useQueryClient } from '@tanstack/react-query';
import { type Specialization, specializationFieldsModel } from '#contract/specializations/model.ts';
import { NamedRecordForm } from '#web/console/ui/named-record-form.tsx';
import type { RecordDialogProps } from '#web/console/ui/resource-page.tsx';
import { specializationTexts as texts } from '#web/console/words/specializations.ts';
import { saveSpecialization } from './queries.ts';

/** Adds or changes a specialization. */
export function SpecializationForm({ record, close }: RecordDialogProps<Specialization>) {
  const cache = useQueryClient();
  const save = (body: Pick<Specialization, 'name' | 'active'>, key: string) =>
    saveSpecialization(cache, record?.id ?? null, body, key);
  return <NamedRecordForm {...{ record, texts, save, close }} model={specializationFieldsModel} />;
}
