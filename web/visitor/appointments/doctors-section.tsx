import type { BookableDoctor } from '#contract/appointments/page.ts';
import { RadioCards } from '#web/visitor/ui/forms/radio-cards.tsx';
import { doctorTexts as texts } from './words.ts';

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
    note: isOver ? texts.over : closed ? texts.notToday : texts.leftToday(left[0] ?? 0),
    disabled: left.every((count) => count === 0),
  }));
  return (
    <RadioCards
      name="doctorId"
      legend={texts.doctor}
      error={error}
      choices={choices}
      value={value}
      onChange={onChange}
    />
  );
}
