import { useQueryClient } from '@tanstack/react-query';
import { type Organisation, type Profile, profileModel } from '#contract/organisations/model.ts';
import { registrationTexts as labels, profileTexts as texts } from '#web/messages/organisations.ts';
import { Button } from '#web/ui/button.tsx';
import { type Field, FormFields } from '#web/ui/form-fields.tsx';
import { useForm } from '#web/ui/form-state.ts';
import { Problem } from '#web/ui/notice.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { changeProfile } from './queries.ts';

type Values = Omit<Profile, 'secondMobile'> & { secondMobile: string };

const FIELDS: readonly Field<Values>[] = [
  { kind: 'text', name: 'name', label: labels.name, required: true, autoComplete: 'organization' },
  { kind: 'text', name: 'location', label: labels.location, required: true, autoComplete: 'address-level2' },
  { kind: 'text', name: 'personName', label: labels.personName, required: true, autoComplete: 'name', wide: true },
  { kind: 'tel', name: 'mobile', label: labels.mobile, required: true, autoComplete: 'tel-national' },
  { kind: 'tel', name: 'secondMobile', label: labels.secondMobile },
];

/** What an organisation tells of itself, to be changed by its owner (rules and texts as at the registration). */
export function ProfileForm({ organisation }: { organisation: Organisation }) {
  const cache = useQueryClient();
  const toasts = useToasts();
  const { id, name, location, personName, mobile, secondMobile } = organisation;
  const form = useForm({
    initial: { name, location, personName, mobile, secondMobile: secondMobile ?? '' },
    model: profileModel,
    send: (profile) => changeProfile(cache, id, profile),
    done: () => toasts.success(texts.updated),
  });
  return (
    <form noValidate ref={form.ref} onSubmit={form.submit} className="stack" aria-label={texts.title}>
      {form.problems[''] && <Problem>{form.problems['']}</Problem>}
      <FormFields group={{ fields: FIELDS }} form={form} />
      <div>
        <Button type="submit" variant="contained" color="secondary" loading={form.busy}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
