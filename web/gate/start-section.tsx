import ScanQrCode from 'lucide-react/icons/scan-qr-code';
import { Link } from 'react-router';
import { consolePaths } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { wakeSound } from './scanning/signals.ts';
import { fillScreen } from './scanning/whole-screen.ts';
import './start.css';

function begin(): void {
  wakeSound();
  fillScreen();
}

/** The way to the gate, from every screen of an inspector. */
export const StartScanning = () => (
  <Button
    component={Link}
    to={consolePaths.scan}
    variant="contained"
    className="start-scanning"
    startIcon={<ScanQrCode aria-hidden size={28} />}
    onClick={begin}
  >
    {say('gates.title')}
  </Button>
);
