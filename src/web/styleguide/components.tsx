import '#web/ui/segments.css';
import '#web/routes/admin/calendar/calendar.css';
import '#web/routes/admin/calendar/agenda.css';
import '#web/admin/list/data-table.css';
import { outcomes, stages } from '#contract/plain/request-states.ts';
import { roles } from '#contract/plain/themes/roles.ts';
import { visitStatuses } from '#contract/plain/visit-states.ts';
import { Button, QuietButton } from '#web/admin/button.tsx';
import { CountTable } from '#web/admin/count-table.tsx';
import { RecordTable } from '#web/admin/list/record-table.tsx';
import { StateChip } from '#web/admin/list/state-chip.tsx';
import { StepButton } from '#web/admin/list/step-button.tsx';
import { QrCodeDrawing } from '#web/admin/qr-code-drawing.tsx';
import { StatusMarks } from '#web/admin/visits/status-marks.tsx';
import { TitledGroup } from '#web/content/titled-group.tsx';
import { ReviewCard } from '#web/reviews/review-card.tsx';
import { StageChip } from '#web/routes/admin/appointments/stage-chip.tsx';
import { VisitLink } from '#web/routes/admin/calendar/visit-link.tsx';
import { UrgentHelp } from '#web/shell/urgent-help.tsx';
import { AsideCard } from '#web/ui/aside-card.tsx';
import { Bar, Column } from '#web/ui/drawings/bars.tsx';
import { Dial } from '#web/ui/drawings/dial.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Stars } from '#web/ui/drawings/stars.tsx';
import { Ticks } from '#web/ui/drawings/ticks.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { MoveButton, PauseButton } from '#web/ui/media/play-controls.tsx';
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import { Paragraphs } from '#web/ui/paragraphs.tsx';
import { long, signs, visits } from './samples.ts';

const nothing = () => {};

export function Colours() {
  return (
    <div className="style-small">
      {roles.map((role) => (
        <figure key={role}>
          <div className="style-colour" style={{ background: `var(--${role})` }} />
          <figcaption>{role}</figcaption>
        </figure>
      ))}
    </div>
  );
}

export function Type() {
  return (
    <div className="stack">
      <PageHead
        title="The heading of a page"
        breadcrumb={<Breadcrumb trail={[{ to: '/conditions', label: 'Conditions' }]} current="Knee pain" />}
        lead="A sentence or two say what the page is for."
      />
      <h2>A heading of the second level</h2>
      <h3>A heading of the third level</h3>
      <p className="title">Looks like a heading</p>
      <p>
        {long} <a href="/styleguide">A link in a text</a>.
      </p>
      <Paragraphs text={`Typed by an owner:\none line,\nanother one.\n\nA second paragraph.`} />
      <p className="note">A note below something.</p>
      <TitledGroup title="A group" said="A sentence about all of them.">
        <li>
          <Link to="/conditions">Knee pain</Link>
        </li>
        <li>
          <Link to="/conditions">Back pain</Link>
        </li>
      </TitledGroup>
    </div>
  );
}

export function Buttons() {
  const looks = ['primary', 'pine', 'secondary', 'quiet', 'danger'] as const;
  return (
    <div className="stack">
      {looks.map((look) => (
        <div key={look} className="cluster">
          <Button look={look} isLarge>
            {look}
          </Button>
          <Button look={look} icon="plus">
            Small
          </Button>
          <Button look={look} isBusy>
            Busy
          </Button>
          <Button look={look} disabled>
            Off
          </Button>
          <Button look={look} icon="plus">
            {long.slice(0, 90)}
          </Button>
        </div>
      ))}
      <div className="cluster">
        <StepButton icon="up" label="Up" onClick={nothing} />
        <StepButton icon="down" label="Down" isOff onClick={nothing} />
        <MoveButton label="Previous" step={-1} onMove={nothing} />
        <MoveButton label="Next" step={1} onMove={nothing} />
        <PauseButton pause="Pause" play="Play" />
        <a className="link-call row" href="tel:+910000000000">
          <Icon name="phone" />
          <span>+91 00000 00000</span>
        </a>
        <Link className="link-on" to="/treatments">
          All treatments <Icon name="arrow" />
        </Link>
        <Link className="chip" to="/search?q=stiff">
          Stiff in the morning
        </Link>
        <nav className="segments" aria-label="Views">
          <a href="/styleguide" aria-current="true">
            Day
          </a>
          <a href="/styleguide">Week</a>
        </nav>
      </div>
    </div>
  );
}

export function Cards() {
  const review = { id: 1, name: 'Asha Sample', rating: 4.5, date: '24 Nov 2026' };
  return (
    <div className="style-columns">
      <ReviewCard review={{ ...review, description: 'They listened, and it helped.' }} />
      <ReviewCard review={{ ...review, description: long }} />
      <ReviewCard review={{ ...review, description: '' }} />
      <AsideCard title="A next step">
        <p>What follows from the text beside it.</p>
        <Link className="button button-primary" to="/appointment">
          Book an appointment
        </Link>
      </AsideCard>
      <UrgentHelp title="Get help now" signs={signs} text={'Call if:\n• it gets worse\n• you are not sure'} />
    </div>
  );
}

export function Alerts() {
  const tones = ['success', 'failure', 'warning', 'note'] as const;
  return (
    <div className="style-columns">
      {tones.map((tone) => (
        <Alert key={tone} tone={tone} title={`An alert of the tone ${tone}`} onClose={nothing}>
          <p>What to do next.</p>
        </Alert>
      ))}
      <Alert tone="warning" title={long} />
      <EmptyState sentence="No reviews yet">
        <Link className="button button-secondary button-small" to="/review">
          Write the first
        </Link>
      </EmptyState>
      <EmptyState sentence="Nothing has been found that has all of these words." />
      <Working says="Loading" />
    </div>
  );
}

export function Marks() {
  return (
    <div className="style-small">
      {[0.5, 1, 2.5, 3, 4.5, 5].map((rating) => (
        <Stars key={rating} rating={rating} />
      ))}
      {[10, 90, 135, 180].map((degrees) => (
        <Dial key={degrees} degrees={degrees} />
      ))}
      <Dial degrees={60} label="2" />
      <Ticks ids={['slide-1', 'slide-2', 'slide-3']} name="Slide {number}" />
      <Bar share={0.7} />
      <Bar share={0.7} part={0.3} />
      <Column share={0.6} />
      <QrCodeDrawing text="https://example.com" label="A QR code" />
    </div>
  );
}

export function Tables() {
  return (
    <div className="stack">
      <div className="cluster">
        <StateChip isSettled>Published</StateChip>
        <StateChip isSettled={false}>Draft</StateChip>
        {stages.map((stage) => (
          <StageChip key={stage} request={{ stage, outcome: null }} />
        ))}
        <StageChip request={{ stage: 'confirmed', outcome: null, next_visit_ends_at: '2020-01-01T09:00:00Z' }} />
        {outcomes.map((outcome) => (
          <StageChip key={outcome} request={{ stage: null, outcome }} />
        ))}
      </div>
      <RecordTable className="" caption="Records" columns={['Name', 'State']} isStill>
        {['Asha Sample', 'A name that is much longer than all the others in this table'].map((name, index) => (
          <tr key={name}>
            <td>{name}</td>
            <td>
              <StateChip isSettled={index === 0}>{index === 0 ? 'Shown' : 'Hidden'}</StateChip>
            </td>
            <td>
              <QuietButton icon="pencil">Change</QuietButton>
            </td>
          </tr>
        ))}
      </RecordTable>
      <CountTable
        heading="Treatments"
        how="Visits that took place."
        noun="Treatment"
        rows={[
          { name: 'Manual therapy', count: 1_240 },
          { name: 'Dry needling', count: 310, state: 'no longer offered' },
        ]}
      />
      <CountTable heading="Nothing counted" how="Visits that took place." noun="Treatment" rows={[]} />
    </div>
  );
}

export function Visits() {
  const query = { view: 'agenda', day: '', practitioner: '' } as const;
  const [first] = visits;
  return (
    <div className="agenda calendar">
      <div className="day-visits">
        <ol className="stack">
          {visits.map((visit) => (
            <li key={visit.id}>
              <VisitLink {...{ visit, query }} timeZone="Asia/Kolkata" isOpen={visit === visits[1]} withPractitioner />
            </li>
          ))}
        </ol>
      </div>
      <div className="cluster">{first && <StatusMarks visit={first} statuses={visitStatuses} onSet={nothing} />}</div>
    </div>
  );
}
