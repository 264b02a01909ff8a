import { useRef } from 'react';
import {
  ORGANISATION_KINDS,
  type Organisation,
  type Registration,
  registrationModel,
} from '#contract/organisations/model.ts';
import { optionsOf } from '#web/console/kit/forms/field.tsx';
import { useForm } from '#web/console/kit/forms/form.tsx';
import { type FormField, FormFields, secretsOf } from '#web/console/kit/forms/form-fields.tsx';
import { SentForm } from '#web/console/kit/forms/sent-form.tsx';
import type { DraftPlace } from '#web/console/platform/keeping/drafts.ts';
import { organisations } from './queries.ts';
import { registrationTexts as texts } from './words.ts';

const kinds = ORGANISATION_KINDS.filter((kind) => kind !== 'admin');

const fieldsFor = (personName: string): readonly FormField<Registration>[] => [
  {
    kind: 'choice',
    name: 'kind',
    label: texts.kind,
    wide: true,
    required: true,
    options: optionsOf(kinds, texts.kinds),
  },
  { kind: 'text', name: 'name', label: texts.name, required: true, autoComplete: 'organization' },
  { kind: 'text', name: 'location', label: texts.location, required: true, autoComplete: 'address-level2' },
  { kind: 'text', name: 'personName', label: personName, required: true, autoComplete: 'name' },
  { kind: 'email', name: 'email', label: texts.email, required: true, autoComplete: 'email' },
  { kind: 'tel', name: 'mobile', label: texts.mobile, required: true, autoComplete: 'tel-national' },
  { kind: 'tel', name: 'secondMobile', label: texts.secondMobile },
  {
    kind: 'password',
    name: 'password',
    label: texts.password,
    hint: texts.passwordHint,
    required: true,
    wide: true,
  },
];

const EMPTY: Registration = {
  kind: 'park',
  location: '',
  name: '',
  personName: '',
  email: '',
  mobile: '',
  secondMobile: '',
  password: '',
};

interface RegistrationFormProps {
  personName?: string;
  draft?: DraftPlace;
  done: (organisation: Organisation, registration: Registration) => void;
}

/** Rules and texts of docs/product/forms.md 2. */
export function RegistrationForm({ personName = texts.personName, draft, done }: RegistrationFormProps) {
  const registered = useRef<[Organisation, Registration]>(null);
  const group = { fields: fieldsFor(personName) };
  const form = useForm({
    draft: draft ?? null,
    secrets: secretsOf([group]),
    initial: EMPTY,
    model: registrationModel,
    send: async (body, key) => {
      registered.current = [await organisations.register({ body, key }), body];
    },
    done: () => registered.current && done(...registered.current),
  });
  return (
    <SentForm form={form} word={texts.submit} size="large">
      {form.offer}
      <FormFields group={group} form={form} />
    </SentForm>
  );
}
