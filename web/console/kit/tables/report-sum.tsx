import type { ReactNode } from 'react';
import '#web/console/kit/styles/report-sum.css';

/** A report comes to this; beside it stands the way to take it along. */
export const ReportSum = ({ children, action }: { children: ReactNode; action: ReactNode }) => (
  <div className="row report-sum">
    <p>{children}</p>
    {action}
  </div>
);
