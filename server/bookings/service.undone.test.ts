import { afterEach, expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { kindsTogether } from '#server/testing/rush/kinds-together.ts';
import { statuses } from '#server/testing/rush/rush.ts';
import { OF_SEVERAL, undoThose } from '#server/testing/rush/undone.ts';
import { aSecondServer, counted } from '#server/testing/servers/second-server.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
afterEach(() => use.database.asOwner('drop trigger undo on booking'));

test.each(Object.entries(kindsTogether(use)))(
  '%s whose statement is undone by the end of a deadlock are all booked alone',
  async (_, kind) => {
    const offering = await kind.offer(await anOwner(use, { registrationType: kind.registrationType }), 90);
    // A queue that is new is made by the way of one alone.
    expect((await kind.book(use, offering)).status).toBe(201);
    await undoThose(use.database, OF_SEVERAL, '40P01');
    const server = await aSecondServer(use);
    const answers = await Promise.all(Array.from({ length: 8 }, () => kind.book(server, offering)));
    expect(statuses(answers)).toEqual({ 201: 8 });
    expect(await counted(server, 'undone')).toBeGreaterThan(1);
  },
);
