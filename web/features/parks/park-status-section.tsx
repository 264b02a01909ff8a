import { parkTexts as texts } from '#web/messages.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { type ParkRow, useParkStatus } from './queries.ts';

/** Active or Inactive, and the switch between them. */
export function ParkStatus({ park }: { park: ParkRow }) {
  const toasts = useToasts();
  const status = useParkStatus(park);
  const change = (active: boolean) =>
    status.mutate(active, {
      onSuccess: () => toasts.success(texts.statusChanged),
      onError: (error) => toasts.failure(error.message),
    });
  return (
    <span className="status">
      <Switch label={texts.statusOf(park.name)} checked={park.active} change={change} />
      <span className={park.active ? 'mark-good' : 'mark-off'}>{park.active ? texts.active : texts.inactive}</span>
    </span>
  );
}
