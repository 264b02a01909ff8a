import NotebookPen from 'lucide-react/icons/notebook-pen';
import { ENROLMENT_SORTS, enrolmentsApi } from '#contract/enrolments/api.ts';
import { PagedReport } from '#web/console/frame/paged-report-section.tsx';
import { daysOnWire } from '#web/console/kit/dates/date-range.ts';
import { client } from '#web/console/platform/client.ts';
import { enrolmentColumns } from './enrolment-columns.tsx';
import { enrolmentFilters } from './enrolment-filters.ts';
import { enrolmentReportTexts as texts } from './words.ts';

const enrolments = client(enrolmentsApi);

export const EnrolmentReportPage = () => (
  <PagedReport
    texts={texts}
    icon={NotebookPen}
    columns={enrolmentColumns}
    fullOnly={['email']}
    sorts={ENROLMENT_SORTS}
    sizes={[5, 100, 1000]}
    kinds={['coaching']}
    name="enrolments"
    search={enrolments.search}
    filters={enrolmentFilters}
    asking={({ days, ...asked }) => ({ ...asked, ...daysOnWire(days) })}
    file={({ days }) => texts.file(days.from, days.to)}
  />
);
