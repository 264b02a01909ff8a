import type { LucideIcon } from 'lucide-react';
import Building2 from 'lucide-react/icons/building-2';
import ChartColumn from 'lucide-react/icons/chart-column';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Drama from 'lucide-react/icons/drama';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HandCoins from 'lucide-react/icons/hand-coins';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import History from 'lucide-react/icons/history';
import Hospital from 'lucide-react/icons/hospital';
import KeyRound from 'lucide-react/icons/key-round';
import Landmark from 'lucide-react/icons/landmark';
import Megaphone from 'lucide-react/icons/megaphone';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import ReceiptIndianRupee from 'lucide-react/icons/receipt-indian-rupee';
import ScanQrCode from 'lucide-react/icons/scan-qr-code';
import SearchCheck from 'lucide-react/icons/search-check';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Tags from 'lucide-react/icons/tags';
import TicketCheck from 'lucide-react/icons/ticket-check';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import Trees from 'lucide-react/icons/trees';
import UserRound from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users';
import type { User } from '#contract/sessions/model.ts';
import type { Crumb } from '#web/console/kit/parts/page.tsx';
import { rememberedProduct } from '#web/console/platform/product.ts';
import { consolePaths, isDashboard, listOfImport, listOfRecord } from '#web/shared/paths.ts';
import type { Entry } from './menu-section.tsx';
import { shellTexts } from './words.ts';

const { entries: labels, groups } = shellTexts;

const { sell, visitors, money, places, people, settings } = groups;

const ORDER = Object.values(groups);

const to = (group: string, path: string, label: string, icon: LucideIcon): Entry => ({ path, label, icon, group });

const TO = {
  exhibitions: to(sell, consolePaths.exhibitions, labels.shows, Drama),
  coachingBatches: to(sell, consolePaths.coachingBatches, labels.batches, GraduationCap),
  coupons: to(sell, consolePaths.coupons, labels.coupon, TicketPercent),
  advertisements: to(sell, consolePaths.advertisements, labels.advertisement, Megaphone),
  search: to(visitors, consolePaths.search, labels.search, SearchCheck),
  scan: to(visitors, consolePaths.scan, labels.scan, ScanQrCode),
  gates: to(visitors, consolePaths.gates, labels.gates, MonitorSmartphone),
  counters: to(visitors, consolePaths.counters, labels.counterDetails, MonitorSmartphone),
  doctorReport: to(visitors, consolePaths.doctorReport, labels.doctorReport, ClipboardList),
  tokens: to(visitors, consolePaths.tokens, labels.tokens, TicketCheck),
  exhibitionReport: to(visitors, consolePaths.exhibitionReport, labels.reports, ClipboardList),
  enrolments: to(visitors, consolePaths.enrolments, labels.enrolments, NotebookPen),
  ticketReport: to(money, consolePaths.ticketReport, labels.reports, ReceiptIndianRupee),
  payments: to(money, consolePaths.payments, labels.payments, HandCoins),
  parks: to(places, consolePaths.parks, labels.park, Trees),
  clinics: to(places, consolePaths.clinics, labels.clinic, Hospital),
  branches: to(places, consolePaths.branches, labels.branch, Landmark),
  inspectors: to(people, consolePaths.inspectors, labels.user, Users),
  doctors: to(people, consolePaths.doctors, labels.doctor, Stethoscope),
  specializations: to(people, consolePaths.specializations, labels.specialization, HeartPulse),
  organisations: to(people, consolePaths.organisations, labels.organisations, Building2),
  registration: to(people, consolePaths.profile, labels.registration, UserRound),
  credentials: to(settings, consolePaths.gatewayCredentials, labels.configuration, KeyRound),
  profile: to(settings, consolePaths.profile, labels.profile, UserRound),
  categories: to(settings, consolePaths.categories, labels.categories, Tags),
  activity: to(settings, consolePaths.activity, labels.activity, History),
};

/** The menus of docs/product/console.md 4, plus screens of ours. */
const MENUS: Record<User['kind'], readonly Entry[]> = {
  park: [
    ...[TO.parks, TO.inspectors, TO.ticketReport, TO.search, TO.credentials, TO.coupons],
    ...[TO.advertisements, TO.payments, TO.scan, TO.gates],
  ],
  clinic: [TO.clinics, TO.doctorReport, TO.doctors, TO.specializations, TO.credentials, TO.payments],
  branch: [TO.branches, TO.tokens, TO.credentials, TO.payments],
  exhibition: [TO.exhibitions, TO.exhibitionReport],
  coaching: [TO.coachingBatches, TO.enrolments, TO.credentials, TO.payments],
  admin: [
    ...[TO.exhibitions, TO.coachingBatches, TO.coupons, TO.advertisements, TO.search, TO.counters, TO.doctorReport],
    { ...TO.exhibitionReport, label: labels.showReports },
    ...[TO.tokens, TO.enrolments, TO.ticketReport, TO.payments, TO.parks, TO.clinics, TO.branches, TO.inspectors],
    ...[TO.doctors, TO.specializations, TO.organisations, TO.registration, TO.credentials, TO.categories, TO.activity],
  ],
};

const COUNTER: readonly Entry[] = [TO.counters];

/** Gates alone: no dashboard, and nothing that tells of money. */
const SUPERVISOR: readonly Entry[] = [TO.gates];

/** Scan stands before the dashboard: it is what an inspector's phone is for. */
const SCAN_FIRST: Entry = { ...TO.scan, group: undefined };

const INSPECTOR: readonly Entry[] = [{ ...TO.search, label: labels.reports }];

/** The menu of a user, in order: the dashboard first, then group by group. Only these screens are open to them. */
export const entriesOf = (user: User): readonly Entry[] => [
  ...(user.role === 'inspector' ? [SCAN_FIRST] : []),
  ...(user.role === 'supervisor'
    ? []
    : [{ path: consolePaths.dashboard(rememberedProduct()), label: labels.dashboard, icon: ChartColumn }]),
  ...ORDER.flatMap((group) => tradeEntriesOf(user).filter((entry) => entry.group === group)).map((entry) => ({
    ...entry,
    plain: shellTexts.plain[entry.path],
  })),
];

function tradeEntriesOf(user: User): readonly Entry[] {
  if (user.role === 'supervisor') return SUPERVISOR;
  if (user.role === 'inspector') return INSPECTOR;
  if (user.role === 'counter') return COUNTER;
  if (user.role === 'admin') return MENUS.admin;
  const own = [...MENUS[user.kind], TO.profile, TO.activity];
  // During impersonation nobody is let in at a gate.
  return user.look ? own.filter((entry) => entry !== TO.scan) : own;
}

export const groupAt = (user: User, address: string): string | null =>
  entriesOf(user).find(({ path }) => address === path || address.startsWith(`${path}/`))?.group ?? null;

export const trailTo = (user: User, path: string): Crumb[] => entriesOf(user).filter((entry) => entry.path === path);

/** Screens in no menu: the one after a registration, and the sample pages of the original template. */
const UNLISTED: readonly string[] = [
  consolePaths.success,
  consolePaths.typography,
  consolePaths.notifications,
  consolePaths.icons,
  consolePaths.activityReport,
  consolePaths.charts,
];

/** The page of one booking, linked from lists. Counters have none: they work in their queue. */
const isBooking = (path: string): boolean => /^\/app\/bookings\/[^/]+$/.test(path);

const isOrganisation = (path: string): boolean => /^\/app\/organisations\/[^/]+$/.test(path);

/** What one coupon gave away, linked from the list of coupons. */
const isCoupon = (path: string): boolean => /^\/app\/coupon\/[^/]+$/.test(path);

/** All bookings of one visitor, linked from mobile numbers. Private to the organisation, so closed to the admin. */
const isVisitor = (path: string): boolean => /^\/app\/visitor\/[^/]+$/.test(path);

/** Menu entries, their records and imports, the account, dashboards; for owners and the admin unlisted screens. */
export function opens(user: User, address: string): boolean {
  const path = address.replace(/\/$/, '');
  if (isDashboard(path)) return user.role !== 'supervisor';
  if (path === consolePaths.account) return !user.look;
  if (isBooking(path)) return user.role !== 'counter' && user.role !== 'supervisor';
  if (isOrganisation(path)) return user.role === 'admin';
  if (isVisitor(path)) return user.role === 'owner' || user.role === 'inspector';
  const inMenu = (screen: string) => entriesOf(user).some((entry) => entry.path === screen);
  if (isCoupon(path)) return inMenu(consolePaths.coupons);
  const list = listOfRecord(path) ?? listOfImport(path);
  if (list) return inMenu(list);
  if (inMenu(path === consolePaths.bookingReport ? consolePaths.ticketReport : path)) return true;
  return UNLISTED.includes(path) && (user.role === 'owner' || user.role === 'admin');
}

/** The menu entry of a screen if in `open`: branch tokens are under Tokens, ticket reports under the first. */
export function reachableScreen(open: ReadonlySet<string>, screen: string): string | undefined {
  const list = screen === consolePaths.doctorReport && !open.has(screen) ? consolePaths.tokens : screen;
  return open.has(list === consolePaths.bookingReport ? consolePaths.ticketReport : list) ? list : undefined;
}
