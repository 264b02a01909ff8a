import type { ReactNode } from 'react';
import { createBrowserRouter, type LoaderFunctionArgs, redirect } from 'react-router';
import { isSignedIn, readUser, rememberedProduct } from '#web/console/platform/session.ts';
import { BrokenScreen } from '#web/console/ui/broken-screen.tsx';
import { Loading } from '#web/console/ui/notice.tsx';
import { consolePaths, isConsolePath, landingOf } from '#web/shared/paths.ts';

/** A screen of the console, fetched when it is first opened. */
const screen = (path: string, load: () => Promise<() => ReactNode>) => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

const profile = async () => (await import('#web/console/organisations/profile-page.tsx')).ProfilePage;

/** Every screen of the console below /app; ConsolePage opens one only to those whose menu has it. */
const SCREENS = [
  screen(consolePaths.parks, async () => (await import('#web/console/parks/park-page.tsx')).ParkPage),
  screen(
    consolePaths.inspectors,
    async () => (await import('#web/console/inspectors/inspector-page.tsx')).InspectorPage,
  ),
  screen(
    consolePaths.gatewayCredentials,
    async () => (await import('#web/console/gateway-credentials/credential-page.tsx')).CredentialPage,
  ),
  screen(
    consolePaths.search,
    async () => (await import('#web/console/bookings/search-report-page.tsx')).SearchReportPage,
  ),
  screen(consolePaths.clinics, async () => (await import('#web/console/clinics/clinic-page.tsx')).ClinicPage),
  screen(consolePaths.doctors, async () => (await import('#web/console/doctors/doctor-page.tsx')).DoctorPage),
  screen(
    consolePaths.specializations,
    async () => (await import('#web/console/specializations/specialization-page.tsx')).SpecializationPage,
  ),
  screen(consolePaths.branches, async () => (await import('#web/console/branches/branch-page.tsx')).BranchPage),
  screen(
    consolePaths.counters,
    async () => (await import('#web/console/counters/counter-details-page.tsx')).CounterDetailsPage,
  ),
  screen(
    consolePaths.doctorReport,
    async () => (await import('#web/console/appointments/doctor-report-page.tsx')).DoctorReportPage,
  ),
  screen(
    consolePaths.exhibitions,
    async () => (await import('#web/console/exhibitions/exhibition-page.tsx')).ExhibitionPage,
  ),
  screen(
    consolePaths.exhibitionReport,
    async () => (await import('#web/console/visit-report/visitor-report-page.tsx')).VisitorReportPage,
  ),
  screen(
    consolePaths.coachingBatches,
    async () => (await import('#web/console/coaching-batches/batch-page.tsx')).BatchPage,
  ),
  screen(
    consolePaths.enrolments,
    async () => (await import('#web/console/enrolment-report/enrolment-report-page.tsx')).EnrolmentReportPage,
  ),
  screen(consolePaths.coupons, async () => (await import('#web/console/coupons/coupon-page.tsx')).CouponPage),
  screen(consolePaths.categories, async () => (await import('#web/console/categories/category-page.tsx')).CategoryPage),
  screen(
    consolePaths.payments,
    async () => (await import('#web/console/payment-reviews/payment-page.tsx')).PaymentPage,
  ),
  screen(consolePaths.activity, async () => (await import('#web/console/audit/activity-page.tsx')).ActivityPage),
  screen(
    consolePaths.typography,
    async () => (await import('#web/console/template-demos/typography-page.tsx')).TypographyPage,
  ),
  screen(
    consolePaths.notifications,
    async () => (await import('#web/console/template-demos/notifications-page.tsx')).NotificationsPage,
  ),
  screen(consolePaths.icons, async () => (await import('#web/console/template-demos/icons-page.tsx')).IconsPage),
  screen(
    consolePaths.activityReport,
    async () => (await import('#web/console/template-demos/icons-page.tsx')).ActivitiesPage,
  ),
  screen(consolePaths.charts, async () => (await import('#web/console/template-demos/charts-page.tsx')).ChartsPage),
  screen(
    consolePaths.dashboard(':product'),
    async () => (await import('#web/console/dashboard/dashboard-page.tsx')).DashboardPage,
  ),
  screen(consolePaths.account, async () => (await import('#web/console/accounts/account-page.tsx')).AccountPage),
  screen(
    consolePaths.organisations,
    async () => (await import('#web/console/organisations/organisations-page.tsx')).OrganisationsPage,
  ),
  screen(
    consolePaths.success,
    async () => (await import('#web/console/organisations/registration-page.tsx')).SuccessPage,
  ),
  screen(
    consolePaths.ticketReport,
    async () => (await import('#web/console/bookings/ticket-report-page.tsx')).TicketReportPage,
  ),
  screen(
    consolePaths.bookingReport,
    async () => (await import('#web/console/bookings/booking-report-page.tsx')).BookingReportPage,
  ),
  screen(consolePaths.scan, async () => (await import('#web/console/gate/gate-page.tsx')).GatePage),
  screen(consolePaths.profile, profile),
  screen(
    consolePaths.advertisements,
    async () => (await import('#web/console/advertisements/advertisement-page.tsx')).AdvertisementPage,
  ),
];

/** Nobody sees the console without a token; where they were going is remembered. */
function requireSignIn({ request, params: { product } }: LoaderFunctionArgs): null {
  if (isSignedIn()) return null;
  const { pathname, search } = new URL(request.url);
  const door = product ? consolePaths.login(product) : consolePaths.signIn;
  throw redirect(`${door}?${new URLSearchParams({ from: pathname + search })}`);
}

function toLanding(): Response {
  const user = readUser();
  return redirect(user ? landingOf(user) : consolePaths.signIn);
}

/** `/login` names no area: the one last used, with everything else of the address. */
const toProduct = ({ request }: LoaderFunctionArgs): Response =>
  redirect(consolePaths.login(rememberedProduct()) + new URL(request.url).search);

export const router = createBrowserRouter([
  {
    errorElement: <BrokenScreen />,
    hydrateFallbackElement: <Loading />,
    children: [
      { path: consolePaths.signIn, loader: toProduct },
      {
        path: '/:product/login',
        lazy: async () => ({
          Component: (await import('#web/console/sessions/client-login-page.tsx')).ClientLoginPage,
        }),
      },
      {
        path: '/:product/inspectorlogin',
        lazy: async () => ({
          Component: (await import('#web/console/sessions/inspector-login-page.tsx')).InspectorLoginPage,
        }),
      },
      {
        path: '/:product/branchuser',
        lazy: async () => ({
          Component: (await import('#web/console/sessions/counter-login-page.tsx')).CounterLoginPage,
        }),
      },
      {
        path: '/:product/forgotpassword',
        lazy: async () => ({
          Component: (await import('#web/console/accounts/forgotten-password-page.tsx')).ForgottenPasswordPage,
        }),
      },
      {
        path: '/:product/newpassword',
        lazy: async () => ({
          Component: (await import('#web/console/accounts/new-password-page.tsx')).NewPasswordPage,
        }),
      },
      {
        path: '/:product/profileregistration',
        lazy: async () => ({
          Component: (await import('#web/console/organisations/registration-page.tsx')).RegistrationPage,
        }),
      },
      {
        path: '/:product/success',
        lazy: async () => ({
          Component: (await import('#web/console/organisations/registration-page.tsx')).RegisteredPage,
        }),
      },
      {
        loader: requireSignIn,
        lazy: async () => ({ Component: (await import('#web/console/frame/console-page.tsx')).ConsolePage }),
        children: [
          { path: consolePaths.app, loader: toLanding },
          { path: consolePaths.ui, loader: () => redirect(consolePaths.icons) },
          { errorElement: <BrokenScreen />, children: [...SCREENS, { path: `${consolePaths.app}/*`, element: null }] },
        ],
      },
    ],
  },
]);

/** The server no longer knows the session: to the sign-in page, and back here afterwards. */
export function signInAgain(): void {
  const { pathname, search } = window.location;
  if (!isConsolePath(pathname)) return;
  void router.navigate(`${consolePaths.signIn}?${new URLSearchParams({ from: pathname + search, ended: '1' })}`);
}
