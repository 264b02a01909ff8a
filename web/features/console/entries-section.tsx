import Drama from 'lucide-react/icons/drama';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Hospital from 'lucide-react/icons/hospital';
import KeyRound from 'lucide-react/icons/key-round';
import Landmark from 'lucide-react/icons/landmark';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import ScanQrCode from 'lucide-react/icons/scan-qr-code';
import SearchCheck from 'lucide-react/icons/search-check';
import Stethoscope from 'lucide-react/icons/stethoscope';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import Trees from 'lucide-react/icons/trees';
import UserRound from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users';
import type { User } from '#contract/sessions/model.ts';
import { shellTexts } from '#web/messages/console.ts';
import { consolePaths, landingOf } from '#web/paths.ts';
import type { Entry } from '#web/ui/shell.tsx';

const { entries: labels } = shellTexts;

const scan: Entry = { path: consolePaths.scan, label: labels.scan, icon: ScanQrCode };

const profile: Entry = { path: consolePaths.profile, label: labels.profile, icon: UserRound };

/** The menus of product spec section 2, as far as their screens exist, and ours after them: Scan, Doctor, Specialization, Profile. */
const MENUS: Partial<Record<User['kind'], readonly Entry[]>> = {
  park: [
    { path: consolePaths.parks, label: labels.park, icon: Trees },
    { path: consolePaths.inspectors, label: labels.user, icon: Users },
    { path: consolePaths.search, label: labels.search, icon: SearchCheck },
    { path: consolePaths.gatewayCredentials, label: labels.configuration, icon: KeyRound },
    { path: consolePaths.coupons, label: labels.coupon, icon: TicketPercent },
    scan,
  ],
  clinic: [
    { path: consolePaths.clinics, label: labels.clinic, icon: Hospital },
    { path: consolePaths.doctors, label: labels.doctor, icon: Stethoscope },
    { path: consolePaths.specializations, label: labels.specialization, icon: HeartPulse },
  ],
  branch: [{ path: consolePaths.branches, label: labels.branch, icon: Landmark }],
  exhibition: [{ path: consolePaths.exhibitions, label: labels.shows, icon: Drama }],
  coaching: [{ path: consolePaths.coachingBatches, label: labels.batches, icon: GraduationCap }],
};

const COUNTER: readonly Entry[] = [
  { path: consolePaths.counters, label: labels.counterDetails, icon: MonitorSmartphone },
];

const INSPECTOR: readonly Entry[] = [{ path: consolePaths.search, label: labels.reports, icon: SearchCheck }, scan];

/** The entries of the menu for somebody, which are also the screens that are open to them. */
export function entriesOf(user: User): readonly Entry[] {
  if (user.role === 'inspector') return INSPECTOR;
  if (user.role === 'counter') return COUNTER;
  const menu = MENUS[user.kind];
  return menu ? [...menu, profile] : [{ path: landingOf(user), label: labels.profile, icon: UserRound }];
}
