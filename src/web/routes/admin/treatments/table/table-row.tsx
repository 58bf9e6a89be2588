import type { TreatmentRecord } from '#contract/treatments.ts';
import { Button, ButtonLink } from '#web/admin/button.tsx';
import { StepButton } from '#web/admin/list/step-button.tsx';
import { Differences } from '#web/admin/stale-notice.tsx';
import { describeControl, FieldError } from '#web/forms/field.tsx';
import * as words from '#words/admin/treatments.ts';
import { type Cell, cells, labels, type RowValues, rowOf, ticked, wordsOf } from './table-values.ts';

interface TableRowProps {
  row: RowValues;
  /** Its name, also while the field is empty. */
  name: string;
  digits: number;
  isChanged: boolean;
  /** The treatment as someone else has saved it meanwhile. */
  theirs: TreatmentRecord | undefined;
  idOf: (cell: Cell) => string;
  errorAt: (cell: Cell) => string | undefined;
  place: { isFirst: boolean; isLast: boolean };
  onType: (cell: Cell, value: string) => void;
  onMove: (step: 1 | -1) => void;
  onTakeTheirs: () => void;
}

/** The cells of a treatment; a card with labels on phones. */
export function TableRow(props: TableRowProps) {
  const { row, name, digits, isChanged, theirs, idOf, errorAt, place, onType, onMove, onTakeTheirs } = props;
  const cellOf = (cell: Cell) => {
    const control = {
      ...describeControl(idOf(cell), { hint: false, error: errorAt(cell) }),
      'aria-label': `${labels[cell]}: ${name}`,
      'data-cell': cell,
    };
    return { cell, control, id: idOf(cell) };
  };
  const text = (cell: Cell, inputMode?: 'numeric' | 'decimal') => (
    <CellFrame {...cellOf(cell)}>
      <input
        {...cellOf(cell).control}
        type="text"
        className={inputMode ? 'input num' : 'input'}
        dir={inputMode ? undefined : 'auto'}
        inputMode={inputMode}
        autoComplete="off"
        value={row[cell]}
        onChange={({ target }) => onType(cell, target.value)}
      />
    </CellFrame>
  );
  const box = (cell: Cell) => (
    <CellFrame {...cellOf(cell)}>
      <input
        {...cellOf(cell).control}
        type="checkbox"
        checked={row[cell] !== ''}
        onChange={({ target }) => onType(cell, ticked(target.checked))}
      />
    </CellFrame>
  );
  return (
    <tr data-changed={isChanged}>
      <td className="table-name">
        {text('name')}
        {/* The other columns are too narrow for a sentence. */}
        {cells.map((cell) => (
          <FieldError key={cell} id={idOf(cell)} message={errorAt(cell)} />
        ))}
        {isChanged && <span className="visually-hidden">{words.notSavedYet}</span>}
        {theirs && (
          <div className="table-theirs">
            <p>
              <strong>{words.someoneElseSaved}</strong>
            </p>
            <Differences<Cell> labels={labels} theirs={wordsOf(rowOf(theirs, digits))} mine={wordsOf(row)} />
            <Button onClick={onTakeTheirs}>
              {words.takeTheirs}
              <span className="visually-hidden"> {words.forTreatment(name)}</span>
            </Button>
          </div>
        )}
      </td>
      <td>
        <CellFrame {...cellOf('kind')}>
          <select
            {...cellOf('kind').control}
            className="input"
            value={row.kind}
            onChange={({ target }) => onType('kind', target.value)}
          >
            {Object.entries(words.kinds).map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </select>
        </CellFrame>
      </td>
      <td>{text('minutes', 'numeric')}</td>
      <td>{text('buffer_minutes', 'numeric')}</td>
      <td>{text('price_from', 'decimal')}</td>
      <td className="table-box">{box('needs_room')}</td>
      <td className="table-box">{box('is_shown')}</td>
      <td className="table-order">
        <div className="row">
          <StepButton icon="up" label={words.moveUp(name)} isOff={place.isFirst} onClick={() => onMove(-1)} />
          <StepButton icon="down" label={words.moveDown(name)} isOff={place.isLast} onClick={() => onMove(1)} />
          <ButtonLink look="quiet" to={`/admin/treatments?open=${row.id}`}>
            {words.texts}
            <span className="visually-hidden"> {words.ofTreatment(name)}</span>
          </ButtonLink>
        </div>
      </td>
    </tr>
  );
}

interface CellFrameProps {
  cell: Cell;
  id: string;
  children: React.ReactNode;
}

function CellFrame({ cell, id, children }: CellFrameProps) {
  return (
    <>
      <label className="table-label" htmlFor={id}>
        {labels[cell]}
      </label>
      {children}
    </>
  );
}
