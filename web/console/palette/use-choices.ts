import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import Building2 from 'lucide-react/icons/building-2';
import History from 'lucide-react/icons/history';
import Ticket from 'lucide-react/icons/ticket';
import UserRound from 'lucide-react/icons/user-round';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { BookingHit } from '#contract/booking-records/model.ts';
import { formatDay } from '#contract/kernel/dates/dates.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { foldedText } from '#contract/kernel/typed-text.ts';
import type { User } from '#contract/sessions/model.ts';
import { searchTexts } from '#web/console/bookings/words.ts';
import { entriesOf } from '#web/console/frame/menu.ts';
import { consolePaths, listOfRecord, recordPath } from '#web/shared/paths.ts';
import type { ChoiceGroup, PaletteChoice } from './choice-section.tsx';
import { foundOrganisationsQuery, foundQuery, type Listed, listedQuery } from './queries.ts';
import { useActions } from './use-actions.ts';
import { useActs } from './use-acts.ts';
import type { Visited } from './use-recent.ts';
import { paletteTexts as texts } from './words.ts';

/** Pause after the last key before the server is asked. */
const PAUSE_MS = 180;
const MOST_OFFERINGS = 6;
const MOST_ACTS = 12;

interface Choices {
  groups: ChoiceGroup[];
  note: string | null;
}

export function useChoices(user: User, text: string, recent: readonly Visited[]): Choices {
  const typed = text.trim();
  const navigate = useNavigate();
  const { here, anywhere } = useActions(user);
  const listed = useListed(user, typed !== '');
  const acts = useActs(user, listed);
  const organisations = useOrganisations(user, typed !== '');
  const bookings = useBookings(typed);
  const going = (visit: Visited, more: Partial<PaletteChoice> = {}): PaletteChoice => ({
    id: visit.path,
    label: visit.label,
    visit,
    act: () => void navigate(visit.path),
    ...more,
  });
  // Not remembered: some are people.
  const opening = ({ path, icon, ...record }: Listed): PaletteChoice => ({
    id: `open ${record.id}`,
    label: record.name,
    hint: record.also ?? '',
    also: record.also ?? '',
    icon,
    act: () =>
      void (path === consolePaths.coupons
        ? navigate(recordPath(path, record.id))
        : navigate(path, { state: { edit: record } })),
  });
  const screens = [
    ...entriesOf(user).map(({ path, label, plain, group, icon }) =>
      going(
        { path, label },
        {
          hint: [plain, group].filter(Boolean).join(' · '),
          icon,
          also: `${plain ?? ''} ${group ?? ''} ${texts.also[path] ?? ''}`,
        },
      ),
    ),
    ...(user.look
      ? []
      : [
          going(
            { path: consolePaths.account, label: texts.account },
            { icon: UserRound, also: texts.also[consolePaths.account] ?? '' },
          ),
        ]),
  ];
  const answering = (choices: readonly PaletteChoice[]) => ranked(typed, choices, ({ label, also }) => [label, also]);
  const lately = recent.map((visit) => going(visit, { id: `lately ${visit.path}`, icon: History }));
  const groups = [
    { name: texts.groups.recent, choices: typed === '' ? lately : [] },
    { name: texts.groups.here, choices: answering(here) },
    { name: texts.groups.screens, choices: answering(screens) },
    {
      name: texts.groups.actions,
      choices: answering(typed === '' ? anywhere : [...anywhere, ...acts]).slice(
        0,
        typed === '' ? undefined : MOST_ACTS,
      ),
    },
    {
      name: texts.groups.organisations,
      choices: answering(organisations.map(({ visit, ...more }) => going(visit, more))).slice(0, MOST_OFFERINGS),
    },
    {
      name: texts.groups.offerings,
      choices: answering(
        listed
          .filter(hasPage)
          .map(({ path, id, name, icon }) => going({ path: recordPath(path, id), label: name }, { icon })),
      ).slice(0, MOST_OFFERINGS),
    },
    {
      name: texts.groups.others,
      choices: answering(listed.filter((one) => !hasPage(one)).map(opening)).slice(0, MOST_OFFERINGS),
    },
    { name: texts.groups.bookings, choices: bookings.hits.map((hit) => bookingChoice(user, hit, going)) },
  ].filter(({ choices }) => choices.length > 0);
  return { groups, note: bookings.note ?? (groups.length === 0 && typed !== '' ? texts.nothing(typed) : null) };
}

/** Remembered by its code only. A counter has no booking pages, so its queue opens. */
function bookingChoice(
  user: User,
  hit: BookingHit,
  going: (visit: Visited, more: Partial<PaletteChoice>) => PaletteChoice,
): PaletteChoice {
  const { id, shortCode, personName, offeringName, visitDate, status, mobileEnd } = hit;
  const label = texts.booking(shortCodeOf(shortCode));
  const path = user.role === 'counter' ? consolePaths.counters : consolePaths.booking(shortCode);
  const organisation = user.role === 'admin' ? hit.organisationName : '';
  const facts = [personName, offeringName, organisation, formatDay(visitDate), searchTexts.statuses[status]];
  return going(
    { path, label },
    { id, icon: Ticket, hint: [...facts, mobileEnd && texts.endsWith(mobileEnd)].filter(Boolean).join(' · ') },
  );
}

/** Everything by name that owners and the admin have in lists of their menu. */
function useListed(user: User, isLooking: boolean): readonly Listed[] {
  const cache = useQueryClient();
  const manages = user.role === 'owner' || user.role === 'admin';
  const entries = entriesOf(user);
  const lists = useQueries({
    queries: entries.map(({ path }) => {
      const query = listedQuery(path, cache);
      return { ...query, enabled: query.enabled && manages && isLooking };
    }),
  });
  return entries.flatMap(({ path, icon }, at) => (lists[at]?.data ?? []).map((record) => ({ ...record, path, icon })));
}

const hasPage = ({ path, id }: Listed): boolean => listOfRecord(recordPath(path, id)) !== null;

/** Organisations by name, owner, e-mail or mobile number, with or without a space in it. */
function useOrganisations(user: User, isLooking: boolean) {
  const cache = useQueryClient();
  const { data } = useQuery({ ...foundOrganisationsQuery(cache), enabled: user.role === 'admin' && isLooking });
  return (data ?? []).map(({ id, name, personName, email, mobile, secondMobile }) => ({
    visit: { path: recordPath(consolePaths.organisations, id), label: name },
    icon: Building2,
    hint: [personName, email, mobile].filter(Boolean).join(' · '),
    also: [
      personName,
      email,
      ...[mobile, secondMobile ?? ''].flatMap((one) => [one, one.slice(0, 5), one.slice(5)]),
    ].join(' '),
  }));
}

function useBookings(typed: string): { hits: readonly BookingHit[]; note: string | null } {
  const settled = useSettled(typed);
  const query = foundQuery(settled);
  const { data, error, isFetching } = useQuery(query);
  if (!query.enabled || typed === '') return { hits: [], note: null };
  if (error) return { hits: [], note: texts.failed(error.message) };
  const hits = settled === typed ? (data ?? []) : [];
  return { hits, note: hits.length === 0 && (isFetching || settled !== typed) ? texts.looking : null };
}

function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const BETWEEN = /[\s,:()/–-]+/;

/** 0: the text begins with it; 1: each word begins a word; 2: only with `also`; null: no match. */
export function rankOf(typed: string, text: string, also = ''): number | null {
  const [folded, name] = [foldedText(typed).trim(), foldedText(text)];
  const asked = folded.split(BETWEEN).filter(Boolean);
  if (asked.length > 0 && name.startsWith(folded)) return 0;
  const beginsOne = (words: string) => (ask: string) => words.split(BETWEEN).some((word) => word.startsWith(ask));
  if (asked.every(beginsOne(name))) return 1;
  return asked.every(beginsOne(`${name} ${foldedText(also)}`)) ? 2 : null;
}

export const ranked = <T>(
  typed: string,
  all: readonly T[],
  wordsOf: (one: T) => readonly [text: string, also?: string],
) =>
  all
    .map((one) => ({ one, rank: rankOf(typed, ...wordsOf(one)) }))
    .filter((found): found is { one: T; rank: number } => found.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
