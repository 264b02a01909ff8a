import { useQuery } from '@tanstack/react-query';
import Hospital from 'lucide-react/icons/hospital';
import { Link, useSearchParams } from 'react-router';
import type { StoredClinic } from '#contract/clinics/model.ts';
import type { Station } from '#contract/queues/model.ts';
import { clinicsQuery } from '#web/console/clinics/queries.ts';
import { SelectField } from '#web/console/kit/forms/field.tsx';
import { Page } from '#web/console/kit/parts/page.tsx';
import { Empty } from '#web/console/kit/parts/placeholders.tsx';
import { Tabs } from '#web/console/kit/parts/tabs.tsx';
import { Loaded } from '#web/console/kit/records/loaded.tsx';
import { todayQuery } from '#web/console/queues/queries.ts';
import { Queue } from '#web/console/queues/queue-section.tsx';
import { Report } from '#web/console/queues/report-section.tsx';
import { type Live, useLive } from '#web/console/queues/use-live.ts';
import { DeskViews, useDeskView } from '#web/console/queues/views-section.tsx';
import { queueTexts, reportTexts as texts } from '#web/console/queues/words.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';

/** `/app/reportofdoctor`: today's queues of a clinic's doctors and their report. The address holds the clinic. */
export function DoctorReportPage() {
  const clinics = useQuery(clinicsQuery);
  const id = useSearchParams()[0].get('clinic');
  const clinic = clinics.data?.find((one) => one.id === id) ?? clinics.data?.[0];
  return (
    <Page title={texts.doctor} action={clinic && <ClinicViews clinic={clinic} clinics={clinics.data ?? []} />}>
      <Loaded query={clinics}>
        {() => (clinic ? <ClinicDay key={clinic.id} clinicId={clinic.id} /> : <NoClinics />)}
      </Loaded>
    </Page>
  );
}

const NoClinics = () => (
  <Empty text={texts.noClinics} icon={Hospital}>
    <Button component={Link} to={consolePaths.clinics} variant="outlined">
      {texts.clinic}
    </Button>
  </Empty>
);

const VIEWS = [
  ['queue', queueTexts.title],
  ['report', texts.doctor],
] as const;

function ClinicViews({ clinic, clinics }: { clinic: StoredClinic; clinics: readonly StoredClinic[] }) {
  const setParams = useSearchParams()[1];
  const view = useDeskView();
  const change = (id: string) => setParams({ clinic: id, ...(view !== 'queue' && { view }) });
  const options = clinics
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en-IN'));
  return (
    <div className="row">
      <SelectField label={texts.clinic} value={clinic.id} change={change} options={options} />
      <DeskViews views={VIEWS} keep={{ clinic: clinic.id }} />
    </div>
  );
}

function ClinicDay({ clinicId }: { clinicId: string }) {
  const live = useLive({ kind: 'doctor', id: clinicId });
  return useDeskView() === 'report' ? (
    <Report kind="doctor" of={{ clinicId }} title={texts.doctor} live={live} />
  ) : (
    <DoctorQueues clinicId={clinicId} live={live} />
  );
}

function DoctorQueues({ clinicId, live }: { clinicId: string; live: Live }) {
  const [params, setParams] = useSearchParams();
  const queue = { kind: 'doctor' as const, id: clinicId };
  const stations = useQuery(todayQuery(queue, live.connection)).data?.board.stations ?? [];
  const open = stations.find(({ id }) => id === params.get('doctor')) ?? stations[0];
  const choose = (doctor: string) =>
    setParams((now) => new URLSearchParams([...[...now].filter(([name]) => name !== 'doctor'), ['doctor', doctor]]), {
      replace: true,
      preventScrollReset: true,
    });
  const panel = (
    <Queue
      key={open?.id}
      queue={open?.id ? { ...queue, doctorId: open.id } : queue}
      stationId={open?.id ?? null}
      live={live}
    />
  );
  if (!open?.id || stations.length < 2) return panel;
  return (
    <div className="desk-tabs" data-letter-keys>
      <Tabs label={queueTexts.doctor} tabs={stations.map(tabOf)} open={open.id} choose={choose}>
        {panel}
      </Tabs>
    </div>
  );
}

const tabOf = ({ id, name, waiting }: Station) => ({ name: id ?? '', label: queueTexts.tab(name, waiting) });
