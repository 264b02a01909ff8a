import ScanQrCode from 'lucide-react/icons/scan-qr-code';
import { Link } from 'react-router';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { wakeSound } from '#web/console/platform/scanning/signals.ts';
import { fillScreen } from '#web/console/platform/scanning/whole-screen.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { recent, useOwn } from './queries.ts';
import './start.css';

function begin(): void {
  wakeSound();
  fillScreen();
}

export function StartScanning() {
  const today = dayOf(new Date());
  if (useOwn(recent).some(({ at }) => dayOf(new Date(at)) === today)) return null;
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
      Scan tickets
    </Button>
  );
}
