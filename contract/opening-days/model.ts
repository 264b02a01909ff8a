import { z } from 'zod';
import { dayModel } from '#contract/kernel/fields.ts';

export const daysOffField = {
  daysOff: z.array(dayModel).max(400, 'opening-days.manyDaysOff').default([]),
};
