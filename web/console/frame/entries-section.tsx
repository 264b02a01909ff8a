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
import TicketPercent from 'lucide-react/icons/ticket-percent';
import Trees from 'lucide-react/icons/trees';
import UserRound from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users';
import type { User } from '#contract/sessions/model.ts';
import { rememberedProduct } from '#web/console/platform/session.ts';
import type { Entry } from '#web/console/ui/shell.tsx';
import { shellTexts } from '#web/console/words/console.ts';
import { consolePaths, isDashboard } from '#web/shared/paths.ts';

const { entries: labels } = shellTexts;

/** Ours, after those of the product. */
const group = 'ours';

/** Every entry by the name of its address. */
const TO = {
  parks: { path: consolePaths.parks, label: labels.park, icon: Trees },
  inspectors: { path: consolePaths.inspectors, label: labels.user, icon: Users },
  ticketReport: { path: consolePaths.ticketReport, label: labels.reports, icon: ReceiptIndianRupee },
  search: { path: consolePaths.search, label: labels.search, icon: SearchCheck },
  credentials: { path: consolePaths.gatewayCredentials, label: labels.configuration, icon: KeyRound },
  coupons: { path: consolePaths.coupons, label: labels.coupon, icon: TicketPercent },
  advertisements: { path: consolePaths.advertisements, label: labels.advertisement, icon: Megaphone },
  clinics: { path: consolePaths.clinics, label: labels.clinic, icon: Hospital },
  doctors: { path: consolePaths.doctors, label: labels.doctor, icon: Stethoscope },
  specializations: { path: consolePaths.specializations, label: labels.specialization, icon: HeartPulse },
  doctorReport: { path: consolePaths.doctorReport, label: labels.doctorReport, icon: ClipboardList },
  counters: { path: consolePaths.counters, label: labels.counterDetails, icon: MonitorSmartphone },
  branches: { path: consolePaths.branches, label: labels.branch, icon: Landmark },
  exhibitions: { path: consolePaths.exhibitions, label: labels.shows, icon: Drama },
  exhibitionReport: { path: consolePaths.exhibitionReport, label: labels.reports, icon: ClipboardList },
  coachingBatches: { path: consolePaths.coachingBatches, label: labels.batches, icon: GraduationCap },
  enrolments: { path: consolePaths.enrolments, label: labels.enrolments, icon: NotebookPen },
  payments: { path: consolePaths.payments, label: labels.payments, icon: HandCoins, group },
  organisations: { path: consolePaths.organisations, label: labels.organisations, icon: Building2, group },
  categories: { path: consolePaths.categories, label: labels.categories, icon: Tags, group },
  scan: { path: consolePaths.scan, label: labels.scan, icon: ScanQrCode, group },
  profile: { path: consolePaths.profile, label: labels.profile, icon: UserRound, group },
  activity: { path: consolePaths.activity, label: labels.activity, icon: History, group },
} satisfies Record<string, Entry>;

/** The menus of docs/product/console.md 4, as far as their screens exist, and ours after them: Advertisement, Payments, Scan, Doctor, Specialization, Profile, Activity. */
const MENUS: Record<User['kind'], readonly Entry[]> = {
  park: [
    TO.parks,
    TO.inspectors,
    TO.ticketReport,
    TO.search,
    TO.credentials,
    TO.coupons,
    TO.advertisements,
    TO.payments,
    TO.scan,
  ],
  clinic: [TO.clinics, TO.doctorReport, TO.doctors, TO.specializations, TO.credentials, TO.payments],
  branch: [TO.branches, TO.credentials, TO.payments],
  exhibition: [TO.exhibitions, TO.exhibitionReport],
  coaching: [TO.coachingBatches, TO.enrolments, TO.credentials, TO.payments],
  admin: [
    TO.advertisements,
    TO.ticketReport,
    TO.parks,
    TO.inspectors,
    TO.search,
    TO.clinics,
    TO.doctorReport,
    TO.doctors,
    TO.specializations,
    TO.branches,
    TO.counters,
    TO.exhibitions,
    { ...TO.exhibitionReport, label: labels.showReports },
    TO.coachingBatches,
    TO.enrolments,
    TO.credentials,
    TO.coupons,
    TO.payments,
    TO.organisations,
    { ...TO.profile, label: labels.registration },
    TO.categories,
    TO.activity,
  ],
};

const COUNTER: readonly Entry[] = [TO.counters];

const INSPECTOR: readonly Entry[] = [{ ...TO.search, label: labels.reports }, TO.scan];

/** The entries of the menu for somebody, which are also the screens that are open to them. */
export const entriesOf = (user: User): readonly Entry[] => [
  { path: consolePaths.dashboard(rememberedProduct()), label: labels.dashboard, icon: ChartColumn },
  ...tradeEntriesOf(user),
];

function tradeEntriesOf(user: User): readonly Entry[] {
  if (user.role === 'inspector') return INSPECTOR;
  if (user.role === 'counter') return COUNTER;
  return user.role === 'admin' ? MENUS.admin : [...MENUS[user.kind], TO.profile, TO.activity];
}

/** Screens that stand in no menu: what comes after a registration, and the template's sample pages. */
const UNLISTED: readonly string[] = [
  consolePaths.success,
  consolePaths.typography,
  consolePaths.notifications,
  consolePaths.icons,
  consolePaths.activityReport,
  consolePaths.charts,
];

/** The page of one booking, to which lists lead; a counter has its own screen for its tokens. */
const isBooking = (path: string): boolean => /^\/app\/bookings\/[^/]+$/.test(path);

/**
 * Whether there is a screen for somebody at an address: those of their menu, their account, the dashboard of any area,
 * and for owners and the admin those that stand in no menu.
 */
export function opens(user: User, address: string): boolean {
  const path = address.replace(/\/$/, '');
  if (path === consolePaths.account || isDashboard(path)) return true;
  if (isBooking(path)) return user.role !== 'counter';
  const inMenu = (screen: string) => entriesOf(user).some((entry) => entry.path === screen);
  // Two views of the same tickets, led to from each other.
  if (inMenu(path === consolePaths.bookingReport ? consolePaths.ticketReport : path)) return true;
  return UNLISTED.includes(path) && (user.role === 'owner' || user.role === 'admin');
}
