import type { BookingKindName } from '#contract/bookings/model.ts';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { dayText } from '#contract/kernel/dates/texts.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { NIGHT_MS } from '#contract/opening-days/rules.ts';
import { type LegacyStanding, toldStanding } from '#contract/retrievals/page.ts';
import { slotText } from '#contract/slots/rules.ts';
import { postJson, type Reply } from '#web/shared/json-calls.ts';
import { forgetVisits } from '#web/shared/kept-visits.ts';
import { bookedPaths, statusCalls, visitPath } from '#web/shared/paths.ts';
import { say, sayText } from '#web/shared/say.ts';
import { readPageState, speakLanguages } from './page-state.ts';
import { keepBookings, type RememberedBooking, rememberedBookings } from './remembered.ts';

/** List of remembered bookings: at a place its own, elsewhere all. Loaded only if there are any (early/memory.ts). */

const rememberedPages: Record<BookingKindName, (bookingId: string, offeringId: string) => string> = {
  'park-ticket': bookedPaths.status,
  'doctor-appointment': bookedPaths.doctorAppointment,
  'loan-appointment': bookedPaths.loanAppointment,
  'show-visit': visitPath,
  'batch-enrolment': bookedPaths.status,
};

/** Retry interval in ms. */
const AGAIN_MS = 15_000;
/** How long after the day an uncertain payment is shown, in ms. */
const DOUBT_MS = 7 * 24 * 3_600_000;

const isGood = ({ day }: RememberedBooking, graceMs = NIGHT_MS): boolean =>
  day >= dayOf(new Date(Date.now() - graceMs));

/** A cached file may run before the page is parsed. */
if (document.readyState === 'loading') document.addEventListener('readystatechange', begin, { once: true });
else begin();

function begin(): void {
  const [room, state] = [document.getElementById('remembered'), readPageState()];
  if (!room || !state) return;
  speakLanguages(state.language, state.messages);
  show(room);
}

function show(around: HTMLElement): void {
  const { place } = around.dataset;
  const isFirst = ({ id }: RememberedBooking, at: number, all: RememberedBooking[]) =>
    all.findIndex((other) => other.id === id) === at;
  keepBookings(
    rememberedBookings()
      .filter(isFirst)
      .filter((booking) => isGood(booking, DOUBT_MS)),
  );
  const shown = rememberedBookings().filter((booking) => !place || booking.place.id === place);
  const list = document.createElement('ul');
  const settle = (): void => void document.documentElement.classList.toggle('remembers', list.childElementCount > 0);
  const forget = (): void => {
    keepBookings(rememberedBookings().filter(({ id }) => shown.every((gone) => gone.id !== id)));
    list.replaceChildren();
    settle();
    void forgetVisits(place);
    // The pressed button is gone, so focus moves on.
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  };
  list.append(...shown.map((booking) => lineOf(booking, settle)));
  around.append(made('h2', say('remembered.heading')), list, forgetButton(forget));
  settle();
}

function forgetButton(forget: () => void): HTMLElement {
  const button = made('button', say('remembered.forget'));
  button.className = 'button outlined';
  button.addEventListener('click', forget);
  return button;
}

function lineOf(booking: RememberedBooking, changed: () => void): HTMLElement {
  const { kind, id, place, day, slot } = booking;
  const name = [place.name, sayText(dayText(day)), slot && sayText(slotText(slot))].filter(Boolean).join(', ');
  const [line, words, link] = [made('li'), made('p', say('remembered.asking')), made('a')];
  const lead = (to: string): void => {
    link.textContent = to;
    link.setAttribute('aria-label', `${to}: ${name}`);
  };
  link.setAttribute('href', rememberedPages[kind](id, place.id));
  lead(say('remembered.open'));
  line.append(made('b', name), words, link);
  const ask = async (): Promise<void> => {
    const reply = await postJson<LegacyStanding>(statusCalls[kind], { bookingId: id, parkId: place.id });
    const told = toldOf(booking, reply);
    if (told) {
      words.textContent = told.words;
      lead(told.link);
    } else line.remove();
    if (told?.words === say('remembered.unknown')) setTimeout(ask, AGAIN_MS);
    changed();
  };
  void ask();
  return line;
}

function toldOf(booking: RememberedBooking, reply: Reply<LegacyStanding>): { words: string; link: string } | null {
  if (!reply.ok)
    return reply.status === 404 ? null : { words: say('remembered.unknown'), link: say('remembered.open') };
  const { standing, message, total } = toldStanding(reply.answer);
  if (standing === 'over' || (standing === 'given' && !isGood(booking))) return null;
  if (standing === 'checking')
    return { words: say('remembered.checking', { amount: formatRupees(total) }), link: say('remembered.continue') };
  return { words: message, link: standing === 'payable' ? say('remembered.pay') : say('remembered.open') };
}

function made(tag: string, words = ''): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = words;
  return element;
}
