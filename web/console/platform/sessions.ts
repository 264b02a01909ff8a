import { sessionsApi } from '#contract/sessions/api.ts';
import { client } from './client.ts';

export const sessions = client(sessionsApi);
