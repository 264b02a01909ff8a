import TextField from '@mui/material/TextField';
import { keepGateName } from './queries.ts';

interface GateNameProps {
  name: string;
  changed: (name: string) => void;
}

/** The name under which this device's scans are told to other gates. Kept on the device. */
export function GateNameForm({ name, changed }: GateNameProps) {
  const change = (text: string) => {
    keepGateName(text);
    changed(text);
  };
  return (
    <TextField
      className="gate-name"
      size="small"
      label="Name of this gate"
      value={name}
      onChange={(event) => change(event.target.value)}
      slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off' } }}
      helperText="Others see it when a ticket was used here, as in East gate"
    />
  );
}
