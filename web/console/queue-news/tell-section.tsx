import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { formatTime } from '#contract/kernel/dates/dates.ts';
import { queueNewsApi } from '#contract/queue-news/api.ts';
import type { QueueNews } from '#contract/queue-news/model.ts';
import type { QueueKind } from '#contract/queues/model.ts';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { Loading, LoadProblem } from '#web/console/kit/parts/placeholders.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { FactsDialog } from '#web/console/kit/records/view-dialog.tsx';
import { client } from '#web/console/platform/client.ts';
import { bookedPaths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { messageOf, newsWords, tellTexts as texts } from './words.ts';

const queueNews = client(queueNewsApi);

/** In ms, while the list is open: a colleague may tell people at the same time. */
const ASK_MS = 5000;

const newsQuery = (kind: QueueKind, id: string) =>
  queryOptions({
    queryKey: ['queue-news', kind, id],
    queryFn: async ({ signal }) => (await queueNews.people({ params: { kind, id }, signal })).people,
    refetchInterval: ASK_MS,
    refetchOnWindowFocus: 'always',
  });

interface TellProps {
  queue: { kind: QueueKind; id: string; doctorId?: string };
  name: string;
  close: () => void;
}

/** Everybody whom the news of a queue concerns, and who has told them; each is told once (docs/behaviour.md 7.9). */
export function Tell({ queue: { kind, id, doctorId = '' }, name, close }: TellProps) {
  const { data, error, refetch } = useQuery(newsQuery(kind, id));
  const people = data?.filter((one) => one.doctorId === doctorId);
  const left = people?.filter(({ toldBy }) => toldBy === null).length ?? 0;
  return (
    <FactsDialog title={texts.title} word={uiTexts.close} close={close}>
      {!people && !error && <Loading />}
      {!people && error && <LoadProblem error={error} retry={() => void refetch()} />}
      {people?.length === 0 && <p className="plain">{texts.none}</p>}
      {people && people.length > 0 && (
        <>
          <p className="plain" aria-live="polite">
            <b>{texts.left(left, people.length)}</b> {left > 0 && texts.hint}
          </p>
          <ul className="lines" aria-label={texts.people}>
            {people.map((one) => (
              <Person key={`${one.bookingId} ${one.news}`} one={one} kind={kind} id={id} name={name} />
            ))}
          </ul>
        </>
      )}
    </FactsDialog>
  );
}

interface PersonProps {
  one: QueueNews;
  kind: QueueKind;
  id: string;
  name: string;
}

function Person({ one, kind, id, name }: PersonProps) {
  const { number, personName, mobile, toldBy, toldAt, isOwn } = one;
  const cache = useQueryClient();
  const { queryKey } = newsQuery(kind, id);
  const save = async (told: boolean) => {
    try {
      const { people } = await queueNews.tell({ body: { kind, id, bookingId: one.bookingId, news: one.news, told } });
      cache.setQueryData(queryKey, people);
    } catch (error) {
      void cache.invalidateQueries({ queryKey });
      throw error;
    }
  };
  const { busy, start: tell } = useBusyAction(() =>
    mobile ? openMessage(linkOf(one, kind, id, name), save) : save(true),
  );
  const { busy: undoing, start: undo } = useBusyAction(() => save(false));
  const word = mobile ? texts.whatsApp : texts.said;
  return (
    <li>
      <b>{number}</b>
      <span className="grow">
        {personName || texts.unnamed} <small>{[mobile || texts.noMobile, newsWords(one)].join(' · ')}</small>
      </span>
      {toldBy !== null && toldAt ? (
        <>
          <span className="mark-good">
            <Check aria-hidden size={14} /> {texts.told(toldBy, formatTime(toldAt))}
          </span>
          {isOwn && (
            <Button size="small" busy={undoing} aria-label={texts.of(texts.undo, number)} onClick={undo}>
              {texts.undo}
            </Button>
          )}
        </>
      ) : (
        <Button variant="outlined" size="small" busy={busy} aria-label={texts.of(word, number)} onClick={tell}>
          {word}
        </Button>
      )}
    </li>
  );
}

function linkOf(one: QueueNews, kind: QueueKind, id: string, name: string): string {
  const path = kind === 'doctor' ? bookedPaths.doctorAppointment : bookedPaths.loanAppointment;
  const text = messageOf(one, name, new URL(path(one.bookingId, id), location.origin).href);
  return `https://wa.me/91${one.mobile}?text=${encodeURIComponent(text)}`;
}

/** The tab is opened by the press itself, else browsers block it; it is closed again if a colleague was faster. */
async function openMessage(link: string, save: (told: boolean) => Promise<void>): Promise<void> {
  const tab = window.open('', '_blank');
  if (!tab) throw new Error(texts.blocked);
  try {
    await save(true);
  } catch (error) {
    tab.close();
    throw error;
  }
  tab.opener = null;
  tab.location.href = link;
}
