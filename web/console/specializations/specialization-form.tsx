import { type Specialization, specializationFieldsModel } from '#contract/specializations/model.ts';
import { NamedRecordForm } from '#web/console/ui/named-record-form.tsx';
import type { RecordDialogProps } from '#web/console/ui/record-dialogs.tsx';
import { specializationTexts as texts } from '#web/console/words/specializations.ts';
import { specializationRecords } from './queries.ts';

/** Adds or changes a specialization. */
export const SpecializationForm = (props: RecordDialogProps<Specialization>) => (
  <NamedRecordForm {...props} texts={texts} records={specializationRecords} model={specializationFieldsModel} />
);
