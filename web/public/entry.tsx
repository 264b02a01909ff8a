import { type ComponentType, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** The pages that come alive. Each is its own file; the document asks for the right one at once (modulepreload). */
const pages: Record<string, () => Promise<ComponentType<never>>> = {
  'park-booking': async () => (await import('#web/features/bookings/park-booking-page.tsx')).ParkBookingPage,
  'payment-status': async () => (await import('#web/features/bookings/payment-status-page.tsx')).PaymentStatusPage,
};

async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const state = document.getElementById('page-state')?.textContent;
  if (!root || !state) return;
  const { name, props } = JSON.parse(state) as { name: string; props: Record<string, unknown> };
  const Page = (await pages[name]?.()) as ComponentType<Record<string, unknown>> | undefined;
  if (!Page) return;
  hydrateRoot(
    root,
    <StrictMode>
      <Page {...props} />
    </StrictMode>,
  );
}

void hydrate();
