import type { ReactNode } from 'react';
import '#web/console/kit/styles/report-sum.css';

/** What a report comes to, and beside it the way to take it along. */
export const ReportSum = ({ children, action }: { children: ReactNode; action: ReactNode }) => (
  <div className="report-sum">
    <p>{children}</p>
    {action}
  </div>
);
