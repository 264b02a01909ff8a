import Drama from 'lucide-react/icons/drama';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Landmark from 'lucide-react/icons/landmark';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Trees from 'lucide-react/icons/trees';
import { say } from '#web/shared/say.ts';

export const SERVICE_ICONS = { park: Trees, clinic: Stethoscope, branch: Landmark, show: Drama, batch: GraduationCap };

export function ServicesSection() {
  return (
    <section className="band">
      <h2>{say('landing.services')}</h2>
      <ul className="services">
        {Object.entries(SERVICE_ICONS).map(([kind, Icon]) => (
          <li key={kind}>
            <Icon aria-hidden size={30} />
            <h3>{say('landing.serviceName', { kind })}</h3>
            <p className="muted">{say('landing.serviceText', { kind })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
