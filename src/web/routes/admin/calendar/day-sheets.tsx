import './day-sheets.css';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CalendarVisit } from '#contract/visits.ts';
import { NameList } from '#web/admin/name-list.tsx';
import { noPractitioner, spanWords, stateWords } from '#web/admin/visits/visit-words.ts';
import { dayName } from '#web/admin/visits/wall-time.ts';
import type { CalendarData } from './calendar-data.ts';
import { takesTime, touchesDay } from './lanes.ts';
import { absenceWords } from './time-grid.tsx';

interface DaySheetsProps {
  data: CalendarData;
  /** The id of one; empty for all. */
  practitioner: string;
}

/** On paper: a page for each practitioner and day, with what one needs beside the treatment table. */
export function DaySheets({ data, practitioner }: DaySheetsProps) {
  const isPrinting = useIsPrinting();
  if (!isPrinting) return null;
  const { days, visits, calendar } = data;
  const { practitioners, absences, time_zone } = calendar;
  const people = [...practitioners, { id: null, name: noPractitioner }].filter(
    ({ id }) => practitioner === '' || String(id) === practitioner,
  );
  const sheets = days.flatMap((day) =>
    people.map(({ id, name }) => {
      const isHere = (one: { practitioner_id: number | null; starts_at: string; ends_at: string }) =>
        one.practitioner_id === id && touchesDay(one, day, time_zone);
      return {
        day,
        name,
        key: `${day} ${id}`,
        away: absences.filter(isHere),
        visits: visits.filter((visit) => takesTime(visit) && isHere(visit)),
      };
    }),
  );
  return (
    <div className="day-sheets">
      {sheets
        .filter(({ away, visits: own }) => away.length + own.length > 0)
        .map(({ key, day, name, away, visits: own }) => (
          <section key={key} className="day-sheet">
            <h2>
              <bdi>{name}</bdi>, {dayName(day)}
            </h2>
            {away.map((absence) => (
              <p key={absence.id}>
                {absenceWords(absence)}, {spanWords(absence, time_zone)}
              </p>
            ))}
            {own.length > 0 && <DayTable visits={own} timeZone={time_zone} />}
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
          {['Time', 'Patient', 'Phone', 'Treatment', 'Room', 'Last note'].map((name) => (
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
              {(visit.status !== 'booked' || visit.overbooked) && <> ({stateWords(visit)})</>}
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
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
