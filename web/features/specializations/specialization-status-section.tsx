import type { Specialization } from '#contract/specializations/model.ts';
import { specializationTexts as texts } from '#web/messages/specializations.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { useSpecializationStatus } from './queries.ts';

/** Active or In Active, and the switch between them. */
export function SpecializationStatus({ specialization }: { specialization: Specialization }) {
  const toasts = useToasts();
  const status = useSpecializationStatus(specialization);
  const { active, name } = specialization;
  const change = (next: boolean) =>
    status.mutate(next, {
      onSuccess: () => toasts.success(texts.statusChanged),
      onError: (error) => toasts.failure(error.message),
    });
  return (
    <span className="status">
      <Switch label={texts.statusOf(name)} checked={active} change={change} />
      <span className={active ? 'mark-good' : 'mark-off'}>{active ? texts.active : texts.inactive}</span>
    </span>
  );
}
