import { useQuery } from '@tanstack/react-query';
import type { Join } from '#contract/kernel/realtime.ts';
import { televisionsApi } from '#contract/televisions/api.ts';
import { client } from '#web/console/platform/client.ts';
import { televisionTexts as texts } from './words.ts';

const televisions = client(televisionsApi);
const ASK_MS = 15_000;

/** One line while display boards are open and none of them is heard. */
export function BoardSound({ kind, id }: Join) {
  const { data } = useQuery({
    queryKey: ['board-sound', kind, id],
    queryFn: ({ signal }) => televisions.silence({ params: { kind, id }, signal }),
    refetchInterval: ASK_MS,
    refetchOnWindowFocus: 'always',
  });
  return data?.silent ? (
    <p className="notice" role="status">
      {texts.silent}
    </p>
  ) : null;
}
