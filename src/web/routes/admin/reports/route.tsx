import { QuietButton } from '#web/admin/button.tsx';
import '#web/ui/segments.css';
import '#web/admin/list/filter-bar.css';
import './reports.css';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import * as reportMessages from '#contract/messages/reports.ts';
import { type ReportUnit, reportUnits } from '#contract/plain/report-units.ts';
import type { Report, ReportPeriod } from '#contract/reports.ts';
import { useBusy } from '#web/admin/busy.ts';
import { CountTable } from '#web/admin/count-table.tsx';
import { shortDay, shortMonth } from '#web/admin/list/clinic-clock.ts';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { PartTabs } from '#web/admin/list/part-frame.tsx';
import { TabMain } from '#web/admin/list/tab-main.tsx';
import { clockTime } from '#web/admin/visits/visit-words.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { attempt } from '#web/forms/define-form.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Column } from '#web/ui/drawings/bars.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/reports.ts';
import { locale } from '#words/locale.ts';
import type { Route } from './+types/route.ts';

export async function clientLoader({ request: { signal }, url }: Route.ClientLoaderArgs) {
  const by = reportUnits.find((unit) => unit === url.searchParams.get('by')) ?? 'week';
  return { by, report: await loadOr(null, () => adminApi.reports.get({ query: { by } }, { signal }), { signal }) };
}

export const meta = (args: Route.MetaArgs) => pageMeta(words.reports, args);

/** The clinic's figures by week or month; each says how it is counted. */
export default function Reports({ loaderData: { by, report } }: Route.ComponentProps) {
  const { timeZone } = useClinic();
  return (
    <TabMain title={words.reports} beside={report && <p>{words.asOf(clockTime(report.as_of, timeZone))}</p>}>
      <PartTabs group="reports" />
      <div className="filter-bar row cluster unprinted">
        <nav className="status-filter segments" aria-label={words.show}>
          {reportUnits.map((unit) => (
            <Link key={unit} to={{ search: `?by=${unit}` }} aria-current={unit === by ? 'page' : undefined}>
              {words.byUnit[unit]}
            </Link>
          ))}
        </nav>
        <ExportButton by={by} />
      </div>
      <div className="reports grid">
        {!report && <ListFailure sentence={words.noFiguresAvailable} />}
        {report && (hasFigures(report) ? <Charts by={by} report={report} /> : <NothingYet />)}
      </div>
    </TabMain>
  );
}

const hasFigures = ({ periods }: Report) => periods.some(({ requests, visits }) => requests > 0 || visits > 0);

function NothingYet() {
  return (
    <EmptyState sentence={reportMessages.empty}>
      <p>{words.requestsAndVisitsAre}</p>
    </EmptyState>
  );
}

function ExportButton({ by }: { by: ReportUnit }) {
  const toasts = useToasts();
  const { isBusy, run } = useBusy();
  const save = async () => {
    const result = await run(() => attempt(async () => (await adminApi.reports.export({ query: { by } })).blob()));
    if (!result) return;
    if (result.kind !== 'saved') return toasts.failure(reportMessages.exportFailure);
    saveFile(result.saved, `reports-by-${by}.csv`);
    toasts.success(reportMessages.exported);
  };
  return (
    <QuietButton icon="download" isBusy={isBusy} onClick={() => void save()}>
      {words.exportAsCsv}
    </QuietButton>
  );
}

interface Figure {
  heading: string;
  /** How it is counted. */
  how: string;
  /** Null where there is nothing to count. */
  of: (period: ReportPeriod) => number | null;
  /** Value of the highest column, if none is higher. */
  full?: number;
}

const figures: readonly Figure[] = [
  {
    heading: words.visits,
    how: words.visitsThatHaveBegun,
    of: ({ visits }) => visits,
  },
  {
    heading: words.attended,
    how: words.ofTheseVisitsThose,
    of: ({ attended }) => attended,
  },
  {
    heading: words.missedInPercent,
    how: words.visitsMarkedAsMissed,
    of: ({ attended, missed }) => shareOf(missed, attended + missed),
    full: 100,
  },
  {
    heading: words.notMarked,
    how: words.visitsThatAreOver,
    of: ({ unmarked }) => unmarked,
  },
  {
    heading: words.newPatients,
    how: words.patientsWithAVisit,
    of: ({ new_patients }) => new_patients,
  },
  {
    heading: words.returningPatients,
    how: words.patientsWithAVisitMarked,
    of: ({ returning_patients }) => returning_patients,
  },
  {
    heading: words.cameBackWithin15,
    how: words.ofThePatientsWho,
    of: ({ came_back, followed_patients }) => shareOf(came_back, followed_patients),
    full: 100,
  },
  {
    heading: words.leadTimeInDays,
    how: words.fromARequestTo,
    of: ({ lead_days }) => lead_days,
  },
  {
    heading: words.requests,
    how: words.requestsThatCameIn,
    of: ({ requests }) => requests,
  },
];

/** Share in whole percent; null if the whole is 0. */
function shareOf(part: number, whole: number) {
  return whole === 0 ? null : Math.round((part / whole) * 100);
}

function Charts({ by, report: { periods, practitioners, treatments, cities } }: { by: ReportUnit; report: Report }) {
  return (
    <>
      {figures.map(({ of, ...figure }) => (
        <Chart key={figure.heading} by={by} periods={periods} values={periods.map(of)} {...figure} />
      ))}
      {practitioners.map(({ id, name, periods: filled }) => (
        <Chart
          key={id}
          by={by}
          periods={periods}
          heading={<Sentence words={words.filledTimeOf} fields={{ name: <bdi>{name}</bdi> }} />}
          how={words.howTimeFills[by]}
          values={filled.map(({ booked_minutes, offered_minutes }) => shareOf(booked_minutes, offered_minutes))}
          full={100}
        />
      ))}
      <CountTable
        heading={words.mostWantedTreatments}
        noun={words.treatment}
        rows={treatments.map(toCount)}
        {...wanted}
      />
      <CountTable heading={words.whereRequestsComeFrom} noun={words.city} rows={cities.map(toCount)} {...wanted} />
    </>
  );
}

const wanted = { how: words.requestsOfTheLast, of: words.requests, none: words.noRequestsInThis };
const toCount = <Row extends { booked: number }>({ booked, ...row }: Row) => ({ ...row, count: booked });

interface ChartProps extends Omit<Figure, 'heading' | 'of'> {
  heading: ReactNode;
  by: ReportUnit;
  periods: readonly ReportPeriod[];
  values: readonly (number | null)[];
}

/** A table that is drawn as columns: the periods below, the values above. */
function Chart({ by, periods, heading, how, values, full = 1 }: ChartProps) {
  const id = useId();
  const most = Math.max(full, ...values.map((value) => value ?? 0));
  return (
    <section className="report-card card chart" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p className="soft">{how}</p>
      <table className="num">
        <caption className="visually-hidden">{heading}</caption>
        <thead>
          <tr>
            {periods.map(({ first_day }, index) => (
              <th key={first_day} scope="col">
                <span>{index === periods.length - 1 ? words.thisUnit[by] : nameOf(by, first_day)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {periods.map(({ first_day }, index) => (
              <td key={first_day}>
                <Column share={(values[index] ?? 0) / most} />
                {values[index]?.toLocaleString(locale) ?? '–'}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** '16 Nov' for the week that begins then, 'Nov' for the month. */
function nameOf(by: ReportUnit, firstDay: string) {
  return by === 'week' ? shortDay(firstDay, firstDay.slice(0, 4)) : shortMonth(firstDay);
}
