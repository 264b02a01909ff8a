import ScanQrCode from 'lucide-react/icons/scan-qr-code';
import { Link } from 'react-router';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { useKept } from './offline/account-storage.ts';
import { recent } from './recent.ts';
import { wakeSound } from './scanning/signals.ts';
import { fillScreen } from './scanning/whole-screen.ts';
import './start.css';

function begin(): void {
  wakeSound();
  fillScreen();
}

export function StartScanning() {
  const today = dayOf(new Date());
  if (useKept(recent).some(({ at }) => dayOf(new Date(at)) === today)) return null;
  const icon = <ScanQrCode aria-hidden size={28} />;
  return (
    <Button
      component={Link}
      to={consolePaths.scan}
      variant="contained"
      className="start-scanning"
      startIcon={icon}
      onClick={begin}
    >
      {say('gates.title')}
    </Button>
  );
}
