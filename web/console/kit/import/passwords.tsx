import { Button } from '#web/console/kit/parts/button.tsx';
import { downloadCsv } from '#web/console/platform/csv.ts';
import { fileNameOf } from '#web/console/platform/download.ts';
import type { Importable } from './importable.ts';
import { importTexts as texts } from './imports-words.ts';
import type { Import } from './use-import.ts';

/** Shown once, and kept nowhere. */
export function Passwords({ job: { passwords }, importable }: { job: Import; importable: Importable }) {
  if (passwords.length === 0) return null;
  const rows = passwords.map(({ name, email, password }) => [name, email, password]);
  const download = () => downloadCsv(rows, `${fileNameOf(importable.many)}-passwords.csv`);
  return (
    <section className="card import-passwords">
      <h2>{texts.passwords}</h2>
      <p>{texts.passwordsHint}</p>
      <ul>
        {rows.map(([name, email, password]) => (
          <li key={email} className="row">
            <span>
              {name} <small>{email}</small>
            </span>
            <code>{password}</code>
          </li>
        ))}
      </ul>
      <Button variant="outlined" onClick={download}>
        {texts.downloadPasswords}
      </Button>
    </section>
  );
}
