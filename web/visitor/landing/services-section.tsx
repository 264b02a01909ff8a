import { say } from '#web/shared/say.ts';

const SERVICES = ['park', 'clinic', 'branch', 'show', 'batch'] as const;

export function ServicesSection() {
  return (
    <section className="band">
      <h2>{say('landing.services')}</h2>
      <ul className="services">
        {SERVICES.map((kind) => (
          <li key={kind}>
            <ServiceIcon kind={kind} />
            <h3>{say('landing.serviceName', { kind })}</h3>
            <p className="muted">{say('landing.serviceText', { kind })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const drawings: Record<string, string> = {
  park: 'M12 21v-6M12 15c-4 0-7-2.3-7-5.5C5 6 8 3 12 3s7 3 7 6.5c0 3.2-3 5.5-7 5.5ZM12 11l2.5-2.5M12 13 9.5 10.5M5 21h14',
  clinic: 'M6 3v5a4 4 0 0 0 8 0V3M4.5 3h3M12.5 3h3M10 12v3a5 5 0 0 0 10 0v-2M20 13a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  branch: 'M3 9.5 12 4l9 5.5H3ZM5.5 10v7M10 10v7M14 10v7M18.5 10v7M3 20.5h18M4.5 17h15',
  show: 'M4 5h16v10a8 8 0 0 1-16 0V5ZM8 10h2M14 10h2M9 15.5c1.8 1.5 4.2 1.5 6 0',
  batch: 'M2.5 9 12 4.5 21.5 9 12 13.5 2.5 9ZM6.5 11v5c3 2.5 8 2.5 11 0v-5M21.5 9v6',
};

export function ServiceIcon({ kind }: { kind: string }) {
  return (
    <svg
      width="30"
      height="30"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[kind]} />
    </svg>
  );
}
