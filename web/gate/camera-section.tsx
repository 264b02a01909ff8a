import ArrowRight from 'lucide-react/icons/arrow-right';
import CameraOff from 'lucide-react/icons/camera-off';
import Flashlight from 'lucide-react/icons/flashlight';
import FlashlightOff from 'lucide-react/icons/flashlight-off';
import { useEffect, useRef, useState } from 'react';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import {
  type Camera,
  type CameraChoice,
  type CameraProblem,
  cameraProblem,
  listCameras,
  openCamera,
} from './scanning/camera.ts';
import { watchFrames } from './scanning/frames.ts';
import { openQrReader } from './scanning/qr-reader.ts';

type Pause = CameraProblem | 'reader' | 'rest';

/** The same code counts again only after it was out of sight this long, because a ticket may be held still. */
const SAME_CODE_MS = 3000;

/** A phone in a pocket must not let anybody in, and saves its battery. */
const REST_AFTER_MS = 5 * 60_000;

interface CameraProps {
  /** Returns false for a code that was not taken; it is reported again. */
  found: (code: string) => boolean;
}

export function CameraSection({ found }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const report = useRef(found);
  report.current = found;
  const [wanted, setWanted] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [camera, setCamera] = useState<Camera | null>(null);
  const [problem, setProblem] = useState<Pause | null>(null);
  const [choices, setChoices] = useState<CameraChoice[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try is a new start.
  useEffect(() => {
    setProblem(null);
    return keepReading({
      id: wanted,
      video: video.current as HTMLVideoElement,
      opened: (now) => {
        setCamera(now);
        void listCameras().then(setChoices);
      },
      found: (code) => report.current(code),
      failed: setProblem,
    });
  }, [wanted, tries]);

  return (
    <section
      className="gate-camera"
      aria-label={say('gates.camera')}
      data-state={problem ?? (camera ? 'on' : 'starting')}
    >
      <video ref={video} autoPlay muted playsInline hidden={problem !== null} />
      {problem === null && (
        <div className="gate-frame" aria-hidden="true">
          <ArrowRight className="gate-frame-arrow" size={56} strokeWidth={3} />
        </div>
      )}
      {problem !== null && (
        <div className="gate-no-camera" role="status">
          <CameraOff aria-hidden size={36} />
          <p>{say('gates.cameraProblem', { problem })}</p>
          <p>{say('gates.otherWays')}</p>
          <Button variant="outlined" color="inherit" onClick={() => setTries(tries + 1)}>
            {problem === 'rest' ? say('gates.goOn') : say('gates.cameraAgain')}
          </Button>
        </div>
      )}
      {problem === null && !camera && <p className="gate-starting">{say('gates.cameraStarting')}</p>}
      <div className="gate-camera-tools">
        {problem === null && camera?.setTorch && <Torch set={camera.setTorch} />}
        {choices.length > 1 && (
          <SelectField
            label={<span className="hidden">{say('gates.camera')}</span>}
            value={wanted ?? camera?.id ?? ''}
            onChange={(event) => setWanted(event.target.value)}
          >
            {choices.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
      </div>
    </section>
  );
}

function Torch({ set }: { set: (on: boolean) => Promise<void> }) {
  const [on, setOn] = useState(false);
  const press = () => void set(!on).then(() => setOn(!on));
  return (
    <Button variant="contained" aria-pressed={on} startIcon={on ? <FlashlightOff /> : <Flashlight />} onClick={press}>
      {on ? say('gates.lightOff') : say('gates.lightOn')}
    </Button>
  );
}

interface CameraReading {
  id: string | null;
  video: HTMLVideoElement;
  opened: (camera: Camera | null) => void;
  found: (code: string) => boolean;
  failed: (problem: Pause) => void;
}

function keepReading({ id, video, opened, found, failed }: CameraReading): () => void {
  const ends: (() => void)[] = [];
  let over = false;
  const end = (close: () => void) => (over ? close() : ends.push(close));
  const stop = () => {
    over = true;
    opened(null);
    for (const close of ends.splice(0)) close();
  };
  const start = async () => {
    const [camera, reader] = await Promise.all([
      openCamera(id).then((camera) => {
        end(camera.close);
        if (!over) video.srcObject = camera.stream;
        return camera;
      }),
      openQrReader(),
    ]);
    end(reader.close);
    if (over) return;
    opened(camera);
    camera.stream.getVideoTracks()[0]?.addEventListener('ended', () => failed('busy'));
    const rest = restTimer(() => {
      stop();
      failed('rest');
    });
    end(rest.cancel);
    const once = oncePerTicket((code) => found(code) && rest.restart());
    end(watchFrames({ video, read: reader.read, found: once, broken: () => failed('reader') }));
  };
  start().catch((problem: unknown) => !over && failed(cameraProblem(problem)));
  return stop;
}

function restTimer(act: () => void) {
  let timer = setTimeout(act, REST_AFTER_MS);
  return {
    cancel: () => clearTimeout(timer),
    restart: (): true => {
      clearTimeout(timer);
      timer = setTimeout(act, REST_AFTER_MS);
      return true;
    },
  };
}

function oncePerTicket(found: (code: string) => boolean): (code: string) => void {
  const seen = new Map<string, number>();
  return (code) => {
    const now = performance.now();
    const before = seen.get(code) ?? Number.NEGATIVE_INFINITY;
    if (now - before <= SAME_CODE_MS || found(code)) seen.set(code, now);
  };
}
