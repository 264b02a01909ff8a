import { admissionsApi } from '#contract/admissions/api.ts';
import { gatesApi } from '#contract/gates/api.ts';
import { parksApi } from '#contract/parks/api.ts';
import { passesApi } from '#contract/passes/api.ts';
import { sessionsApi } from '#contract/sessions/api.ts';
import { client } from '#web/console/platform/client.ts';

export const passes = client(passesApi);
export const admissions = client(admissionsApi);
export const gates = client(gatesApi);
export const sessions = client(sessionsApi);
export const parks = client(parksApi);
