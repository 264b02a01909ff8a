import { type Specialization, specializationFieldsModel } from '#contract/specializations/model.ts';
import { NamedRecordForm } from '#web/console/kit/forms/named-record-form.tsx';
import type { RecordDialogProps } from '#web/console/kit/records/record-dialogs.tsx';
import { specializationRecords } from './queries.ts';
import { specializationTexts as texts } from './words.ts';

/** Adds or changes a specialization. */
export const SpecializationForm = (props: RecordDialogProps<Specialization>) => (
  <NamedRecordForm {...props} texts={texts} records={specializationRecords} model={specializationFieldsModel} />
);
