import type { AuditEntry } from '#contract/audit/model.ts';
import { changesOf, entryWords, saysAll } from './changes.ts';
import { auditTexts as texts } from './words.ts';

const { details } = texts;

export function ChangeDetails({ entry }: { entry: AuditEntry }) {
  if (saysAll(entry)) return <span className="activity-what">{entryWords(entry)}</span>;
  return (
    <details className="activity-what">
      <summary>{entryWords(entry)}</summary>
      <table className="lined">
        <thead>
          <tr>
            <th scope="col">{details.field}</th>
            <th scope="col">{details.from}</th>
            <th scope="col">{details.to}</th>
          </tr>
        </thead>
        <tbody>
          {changesOf(entry).map(({ path, field, from, to }) => (
            <tr key={path}>
              <th scope="row">{field}</th>
              <td>{from}</td>
              <td>{to}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
