import { postJson } from '#web/shared/json-calls.ts';

/** A file of its own, because only Back needs it. */
export async function leadOn({ page = '', standing = '' }: { page?: string; standing?: string }): Promise<void> {
  const [, , bookingId, parkId] = page.split('/');
  const reply = await postJson<{ status: boolean }>(standing, { bookingId, parkId });
  if (reply.ok && reply.answer.status) location.replace(page);
}
