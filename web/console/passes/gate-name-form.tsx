import { TextField } from '#web/console/kit/forms/field.tsx';
import { keepGateName } from './use-device.ts';

interface GateNameProps {
  name: string;
  changed: (name: string) => void;
}

/** Name of this device in scans, as other gates see it. Stored on the device. */
export function GateNameForm({ name, changed }: GateNameProps) {
  const change = (text: string) => {
    keepGateName(text);
    changed(text);
  };
  return (
    <div className="gate-name">
      <TextField
        label="Name of this gate"
        hint="Others see it when a ticket was used here, as in East gate"
        value={name}
        change={change}
        autoComplete="off"
        maxLength={40}
      />
    </div>
  );
}
