import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Doctor } from '#contract/doctors/model.ts';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { RestorableList } from '#web/console/kit/records/restorable-list.tsx';
import { CloseQuestion } from '#web/console/offerings/close-question-section.tsx';
import { askHeld } from '#web/console/offerings/queries.ts';
import { closeDoctor, closedDoctorsQuery, doctorRecords, openDoctor } from './queries.ts';
import { doctorTexts as texts } from './words.ts';

/** Empty if no question is needed: the doctor has no tokens and is not the only one of a clinic. */
export async function closingDoctor(doctor: Doctor, close: () => void): Promise<ReactNode> {
  const held = await askHeld('doctor', doctor.id);
  const question = { kind: 'doctor', record: doctor, name: doctor.name, held, close, texts } as const;
  return held.isBooked && <CloseQuestion {...question} records={{ close: closeDoctor }} />;
}

export function ClosedDoctors() {
  const cache = useQueryClient();
  const { data = [] } = useQuery(closedDoctorsQuery);
  const open = async (id: string) => {
    const { name } = await openDoctor(id);
    await doctorRecords.refresh(cache);
    toasts.success(texts.opened(name));
  };
  return <RestorableList title={texts.closedTitle} rows={data} word={texts.openAgain} restore={open} />;
}
