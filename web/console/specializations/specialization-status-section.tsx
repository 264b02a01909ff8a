import { useQueryClient } from '@tanstack/react-query';
import type { Specialization } from '#contract/specializations/model.ts';
import { StatusSwitch } from '#web/console/ui/status-switch.tsx';
import { specializationTexts as texts } from '#web/console/words/specializations.ts';
import { switchSpecialization } from './queries.ts';

/** Active or In Active, and the switch between them. */
export function SpecializationStatus({ specialization: { id, name, active } }: { specialization: Specialization }) {
  const cache = useQueryClient();
  return (
    <StatusSwitch
      label={texts.statusOf(name)}
      active={active}
      words={{ on: texts.active, off: texts.inactive }}
      change={(next) => switchSpecialization(cache, id, { name, active: next })}
      changed={texts.statusChanged}
    />
  );
}
