import { type ReactNode, Suspense } from 'react';
import {
  createBrowserRouter,
  matchRoutes,
  Navigate,
  Outlet,
  type RouteObject,
  RouterProvider,
  useLocation,
  useParams,
} from 'react-router';
import { consolePaths, homeOf, importPath, isConsolePath, recordPath } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { BrokenPage } from './frame/broken-page.tsx';
import { LeaveGuard } from './kit/forms/leave-guard.tsx';
import { Loading } from './kit/parts/placeholders.tsx';
import { usePageTitle } from './kit/parts/where.ts';
import { lazyInSuspense, lazyPart } from './platform/parts.ts';
import { rememberedDoor, rememberedProduct } from './platform/product.ts';
import { isSignedIn, readUser } from './platform/session.ts';

const WaitingCount = lazyPart(async () => (await import('./attention/waiting-section.tsx')).WaitingCount);

const StartScanning = lazyPart(async () => (await import('#web/gate/start-section.tsx')).StartScanning);

const FirstSteps = lazyPart(async () => (await import('./onboarding/steps-section.tsx')).FirstStepsSection);

/** A screen of the console, fetched when it is first opened. */
function screen(path: string, load: () => Promise<() => ReactNode>): RouteObject {
  const Screen = lazyInSuspense(load);
  return { path, element: <Screen />, handle: load };
}

/** The page of a record of a list, stored or being added. */
const record = (list: string, load: () => Promise<() => ReactNode>) => screen(recordPath(list, ':id'), load);

/** CSV or Excel into a list; the frame opens it only for these lists. */
const imported = (list: string, load: () => Promise<() => ReactNode>) => screen(importPath(list), load);

function Titled({ title, page }: { title: string; page: ReactNode }) {
  usePageTitle(title);
  return page;
}

/** Every screen of the console below /app; ConsolePage opens those in the viewer's menu. */
const SCREENS = [
  screen(consolePaths.parks, async () => (await import('./parks/park-page.tsx')).ParkPage),
  record(consolePaths.parks, async () => (await import('./parks/park-form.tsx')).ParkRecordPage),
  screen(consolePaths.inspectors, async () => (await import('./inspectors/inspector-page.tsx')).InspectorPage),
  screen(
    consolePaths.gatewayCredentials,
    async () => (await import('./gateway-credentials/credential-page.tsx')).CredentialPage,
  ),
  screen(consolePaths.search, async () => (await import('./bookings/search-report-page.tsx')).SearchReportPage),
  screen(consolePaths.clinics, async () => (await import('./clinics/clinic-page.tsx')).ClinicPage),
  record(consolePaths.clinics, async () => (await import('./clinics/clinic-form.tsx')).ClinicRecordPage),
  screen(consolePaths.doctors, async () => (await import('./doctors/doctor-page.tsx')).DoctorPage),
  screen(
    consolePaths.specializations,
    async () => (await import('./specializations/specialization-page.tsx')).SpecializationPage,
  ),
  screen(consolePaths.branches, async () => (await import('./branches/branch-page.tsx')).BranchPage),
  record(consolePaths.branches, async () => (await import('./branches/branch-form.tsx')).BranchRecordPage),
  screen(consolePaths.counters, async () => (await import('./counters/counter-details-page.tsx')).CounterDetailsPage),
  screen(
    consolePaths.doctorReport,
    async () => (await import('./appointments/doctor-report-page.tsx')).DoctorReportPage,
  ),
  screen(consolePaths.tokens, async () => (await import('./appointments/token-report-page.tsx')).TokenReportPage),
  screen(consolePaths.exhibitions, async () => (await import('./exhibitions/exhibition-page.tsx')).ExhibitionPage),
  record(
    consolePaths.exhibitions,
    async () => (await import('./exhibitions/exhibition-form.tsx')).ExhibitionRecordPage,
  ),
  screen(
    consolePaths.exhibitionReport,
    async () => (await import('./visits/visitor-report-page.tsx')).VisitorReportPage,
  ),
  screen(consolePaths.coachingBatches, async () => (await import('./coaching-batches/batch-page.tsx')).BatchPage),
  record(consolePaths.coachingBatches, async () => (await import('./coaching-batches/batch-form.tsx')).BatchRecordPage),
  screen(
    consolePaths.enrolments,
    async () => (await import('./enrolments/enrolment-report-page.tsx')).EnrolmentReportPage,
  ),
  screen(consolePaths.coupons, async () => (await import('./coupons/coupon-page.tsx')).CouponPage),
  record(consolePaths.coupons, async () => (await import('./coupons/coupon-uses-page.tsx')).CouponUsesPage),
  screen(consolePaths.categories, async () => (await import('./categories/category-page.tsx')).CategoryPage),
  screen(consolePaths.payments, async () => (await import('./payment-reviews/payment-page.tsx')).PaymentPage),
  screen(
    consolePaths.booking(':id'),
    async () => (await import('./booking-records/booking-record-page.tsx')).BookingRecordPage,
  ),
  screen(consolePaths.visitor(':id'), async () => (await import('./booking-records/visitor-page.tsx')).VisitorPage),
  screen(consolePaths.activity, async () => (await import('./audit/activity-page.tsx')).ActivityPage),
  screen(consolePaths.typography, async () => (await import('./template-demos/typography-page.tsx')).TypographyPage),
  screen(
    consolePaths.notifications,
    async () => (await import('./template-demos/notifications-page.tsx')).NotificationsPage,
  ),
  screen(consolePaths.icons, async () => (await import('./template-demos/icons-page.tsx')).IconsPage),
  screen(consolePaths.activityReport, async () => (await import('./template-demos/icons-page.tsx')).ActivitiesPage),
  screen(consolePaths.charts, async () => (await import('./template-demos/charts-page.tsx')).ChartsPage),
  screen(
    consolePaths.dashboard(':product'),
    async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage,
  ),
  screen(consolePaths.account, async () => (await import('./accounts/account-page.tsx')).AccountPage),
  screen(
    consolePaths.organisations,
    async () => (await import('./organisations/organisations-page.tsx')).OrganisationsPage,
  ),
  record(consolePaths.organisations, async () => {
    const [{ OrganisationPage }, { RecentActivity }] = await Promise.all([
      import('./organisations/organisation-page.tsx'),
      import('./audit/recent-section.tsx'),
    ]);
    return () => <OrganisationPage Activity={RecentActivity} />;
  }),
  screen(consolePaths.success, async () => (await import('./organisations/registration-page.tsx')).SuccessPage),
  screen(consolePaths.ticketReport, async () => (await import('./bookings/ticket-report-page.tsx')).TicketReportPage),
  screen(
    consolePaths.bookingReport,
    async () => (await import('./bookings/booking-report-page.tsx')).BookingReportPage,
  ),
  imported(consolePaths.parks, async () => (await import('./parks/import-section.tsx')).ParkImport),
  imported(consolePaths.inspectors, async () => (await import('./inspectors/import-section.tsx')).InspectorImport),
  imported(consolePaths.coupons, async () => (await import('./coupons/import-section.tsx')).CouponImport),
  imported(consolePaths.clinics, async () => (await import('./clinics/import-section.tsx')).ClinicImport),
  imported(consolePaths.doctors, async () => (await import('./doctors/import-section.tsx')).DoctorImport),
  imported(consolePaths.branches, async () => (await import('./branches/import-section.tsx')).BranchImport),
  imported(consolePaths.exhibitions, async () => (await import('./exhibitions/import-section.tsx')).ExhibitionImport),
  imported(
    consolePaths.coachingBatches,
    async () => (await import('./coaching-batches/import-section.tsx')).BatchImport,
  ),
  screen(consolePaths.gates, async () => (await import('./gates/gates-page.tsx')).GatesPage),
  screen(consolePaths.scan, async () => {
    const { GatePage } = await import('#web/gate/gate-page.tsx');
    return () => <Titled title={say('gates.title')} page={<GatePage />} />;
  }),
  screen(consolePaths.profile, async () => (await import('./organisations/profile-page.tsx')).ProfilePage),
  screen(
    consolePaths.advertisements,
    async () => (await import('./advertisements/advertisement-page.tsx')).AdvertisementPage,
  ),
];

/** Frame around the screens. The requested screen is fetched in parallel. */
const Frame = lazyInSuspense(async () => {
  const [asked] = matchRoutes(SCREENS, window.location.pathname) ?? [];
  void asked?.route.handle?.().catch(() => undefined);
  const [{ ConsolePage }, { PaletteButton }] = await Promise.all([
    import('./frame/console-page.tsx'),
    import('./palette/button-section.tsx'),
  ]);
  return () => <ConsolePage Find={PaletteButton} Waiting={WaitingCount} Steps={FirstSteps} Scan={StartScanning} />;
});

/** Redirects to sign-in without a token, and remembers the address. */
function SignedIn() {
  const { pathname, search } = useLocation();
  const { product } = useParams();
  if (isSignedIn()) return <Outlet />;
  const door = product ? consolePaths.login(product) : rememberedDoor();
  return <Navigate to={`${door}?${new URLSearchParams({ from: pathname + search })}`} replace />;
}

function ToHome() {
  const user = readUser();
  return <Navigate to={user ? homeOf(user, rememberedProduct()) : consolePaths.signIn} replace />;
}

/** `/login` names no area: the one last used, with everything else of the address. */
const ToProduct = () => <Navigate to={consolePaths.login(rememberedProduct()) + useLocation().search} replace />;

const ROUTES: RouteObject[] = [
  { path: consolePaths.signIn, element: <ToProduct /> },
  screen('/:product/login', async () => (await import('./sessions/login-page.tsx')).ClientLoginPage),
  screen('/:product/inspectorlogin', async () => (await import('./sessions/login-page.tsx')).InspectorLoginPage),
  screen('/:product/branchuser', async () => (await import('./sessions/login-page.tsx')).CounterLoginPage),
  screen(
    '/:product/forgotpassword',
    async () => (await import('./accounts/forgotten-password-page.tsx')).ForgottenPasswordPage,
  ),
  screen('/:product/confirm', async () => (await import('./confirmations/confirm-page.tsx')).ConfirmPage),
  screen('/:product/newpassword', async () => (await import('./accounts/new-password-page.tsx')).NewPasswordPage),
  screen(
    '/:product/profileregistration',
    async () => (await import('./organisations/registration-page.tsx')).RegistrationPage,
  ),
  screen('/:product/success', async () => (await import('./organisations/registration-page.tsx')).RegisteredPage),
  {
    element: <SignedIn />,
    children: [
      { path: consolePaths.app, element: <ToHome /> },
      { path: consolePaths.ui, element: <Navigate to={consolePaths.icons} replace /> },
      {
        element: <Frame />,
        children: [
          {
            errorElement: <BrokenPage />,
            children: [...SCREENS, { path: `${consolePaths.app}/*`, element: null }],
          },
        ],
      },
    ],
  },
];

const Around = () => (
  <>
    <Suspense fallback={<Loading />}>
      <Outlet />
    </Suspense>
    <LeaveGuard />
  </>
);

const router = createBrowserRouter([
  { element: <Around />, children: [{ errorElement: <BrokenPage />, children: ROUTES }] },
]);

export const openPath = (path: string): void => void router.navigate(path);

export const Screens = () => <RouterProvider router={router} />;

/** After the session has expired: opens its sign-in page, which says whether drafts are stored and returns here. */
export function signInAgain(isKept: boolean): void {
  const { pathname, search } = window.location;
  if (!isConsolePath(pathname)) return;
  const told = { from: pathname + search, ended: isKept ? 'kept' : '1' };
  openPath(`${rememberedDoor()}?${new URLSearchParams(told)}`);
}
