import type { BookableDoctor } from '#contract/appointments/page.ts';
import { say } from '#web/shared/say.ts';
import { RadioCards } from '#web/visitor/ui/forms/radio-cards.tsx';

interface DoctorsSectionProps {
  doctors: readonly BookableDoctor[];
  isOver: boolean;
  error: string | undefined;
  value: string;
  onChange: (doctorId: string) => void;
}

export function DoctorsSection({ doctors, isOver, error, value, onChange }: DoctorsSectionProps) {
  if (doctors.length === 1) return <input type="hidden" name="doctorId" value={doctors[0]?.id} />;
  const choices = doctors.map(({ id, name, left, closed }) => ({
    value: id,
    label: name,
    note: isOver
      ? say('appointments.closedToday')
      : closed
        ? say('appointments.noMoreToday')
        : say('appointments.tokensLeftToday', { count: left[0] ?? 0 }),
    disabled: left.every((count) => count === 0),
  }));
  return (
    <RadioCards
      name="doctorId"
      legend={say('appointments.whichDoctor')}
      error={error}
      choices={choices}
      value={value}
      onChange={onChange}
    />
  );
}
