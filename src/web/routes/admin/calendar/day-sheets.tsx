import './day-sheets.css';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CalendarVisit } from '#contract/visits.ts';
import { NameList } from '#web/admin/name-list.tsx';
import { noPractitioner, spanWords, stateWords } from '#web/admin/visits/visit-words.ts';
import { dayName } from '#web/admin/visits/wall-time.ts';
import * as words from '#words/admin/calendar.ts';
import type { CalendarData } from './calendar-data.ts';
import { contentOf, isWith, touchesDay } from './lanes.ts';
import { absenceWords } from './time-grid.tsx';

interface DaySheetsProps {
  data: CalendarData;
  /** The id of one; empty for all. */
  practitioner: string;
}

/** Day sheets for printing: a page for each practitioner and day. */
export function DaySheets({ data, practitioner }: DaySheetsProps) {
  const isPrinting = useIsPrinting();
  if (!isPrinting) return null;
  const { practitioners, time_zone } = data.calendar;
  const people = [...practitioners, { id: null, name: noPractitioner }].filter(({ id }) =>
    isWith(practitioner)({ practitioner_id: id }),
  );
  const sheets = data.days.flatMap((day) =>
    people.map(({ id, name }) => ({
      day,
      name,
      key: `${day} ${id}`,
      ...contentOf(data, (one) => one.practitioner_id === id && touchesDay(one, day, time_zone)),
    })),
  );
  return (
    <div className="day-sheets">
      {sheets
        .filter(({ absences, visits }) => absences.length + visits.length > 0)
        .map(({ key, day, name, absences, visits }) => (
          <section key={key} className="day-sheet">
            <h2>
              <bdi>{name}</bdi>, {dayName(day)}
            </h2>
            {absences.map((absence) => (
              <p key={absence.id}>
                {absenceWords(absence)}, {spanWords(absence, time_zone)}
              </p>
            ))}
            {visits.length > 0 && <DayTable visits={visits} timeZone={time_zone} />}
          </section>
        ))}
    </div>
  );
}

function DayTable({ visits, timeZone }: { visits: readonly CalendarVisit[]; timeZone: string }) {
  return (
    <table>
      <thead>
        <tr>
          {[words.time, words.patient, words.phone, words.treatment, words.room, words.lastNote].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {visits.map((visit) => (
          <tr key={visit.id}>
            <td className="num">{spanWords(visit, timeZone)}</td>
            <td>
              <bdi>{visit.name}</bdi>
              {(visit.status !== 'booked' || visit.overbooked || visit.is_coming) && <> ({stateWords(visit)})</>}
            </td>
            <td className="num" dir="ltr">
              {visit.phone}
            </td>
            <td>
              <NameList names={visit.treatments} />
            </td>
            <td dir="auto">{visit.room}</td>
            <td dir="auto">{visit.last_note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether the browser is about to print: on the screen the sheets would only cost time. */
function useIsPrinting() {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal });
    window.addEventListener('afterprint', () => setPrinting(false), { signal });
    return () => controller.abort();
  }, []);
  return isPrinting;
}
