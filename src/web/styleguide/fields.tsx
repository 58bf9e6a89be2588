import '#web/booking/booking-form.css';
import '#web/booking/deferred/wish.css';
import { useState } from 'react';
import { personFields } from '#contract/plain/form-fields.ts';
import { DayField } from '#web/admin/day-input.tsx';
import { FileButton } from '#web/admin/file-button.tsx';
import { Checklist } from '#web/admin/link-picker.tsx';
import { Tick } from '#web/admin/tick.tsx';
import { AddTimes, TimeSpans } from '#web/admin/time-spans.tsx';
import { Wish, WishGroup } from '#web/booking/deferred/wish-group.tsx';
import { ProblemPicker } from '#web/booking/problem-picker.tsx';
import { TreatmentPicker } from '#web/booking/treatment-picker.tsx';
import { CodeField, PasswordField, passwordHint } from '#web/forms/credential-fields.tsx';
import { FieldGroup } from '#web/forms/field.tsx';
import { DescribedFields, EmailField, SelectField, TextArea, TextField } from '#web/forms/fields.tsx';
import { FilterField } from '#web/forms/filter-field.tsx';
import { Form, FormErrors, FormFailure, type FormState, FormStatus, SubmitButton, useForm } from '#web/forms/form.tsx';
import { Switch } from '#web/forms/switch.tsx';
import { long, problems, treatments } from './samples.ts';

const errors = {
  name: 'Please enter your name.',
  email: 'Please enter an e-mail address like name@example.com.',
  day: 'Please choose a day.',
  about: 'Please write less.',
  at: 'Please choose one.',
  password: 'Please enter your password.',
  code: 'This code is not right. Please take a new one.',
  treatmentType: 'Please choose a treatment.',
  ticked: 'Please tick one.',
  'spans.0.closes': 'Please choose a later time.',
};

// Constants, since a form takes another object for another answer.
const mistakes = { kind: 'invalid', errors } as const;
const longMistakes = { kind: 'invalid', errors: { name: long, email: long } } as const;
const offline = { kind: 'offline' } as const;

const typed = { name: 'Asha Sample', email: 'asha@example.com', day: '2026-11-24', at: 'am', about: long };
type Typed = Partial<typeof typed>;

/** A form that is empty, filled in, wrong, off, with long words, and one that could not be sent. */
export function Fields() {
  const empty = useForm({ id: 'empty' });
  const filled = useForm({ id: 'filled' });
  const wrong = useForm({ id: 'wrong', before: mistakes });
  const off = useForm({ id: 'off' });
  const lengthy = useForm({ id: 'lengthy', before: longMistakes });
  const failed = useForm({ id: 'failed', before: offline });
  return (
    <div className="style-columns">
      <SampleForm form={empty} />
      <SampleForm form={filled} values={typed} />
      <SampleForm form={wrong} values={{ name: long, about: long }} />
      <SampleForm form={off} values={typed} disabled />
      <Form form={lengthy} className="stack">
        <FormErrors />
        <TextField name="name" label={long} hint={long} optional defaultValue={long} />
        <EmailField name="email" label="Withoutanyplacewherealinecouldbreakinanarrowcolumn" placeholder={long} />
        <SelectField name="at" label="Time of day" options={[['am', long]]} />
        <SubmitButton icon="check">{`Send ${long.slice(0, 60)}`}</SubmitButton>
      </Form>
      <Form form={failed} className="stack">
        <FormFailure title="It could not be sent." />
        <DescribedFields fields={personFields} before={{ name: '', phone: '', email: '', contact_preference: '' }} />
        <SubmitButton isWaiting>Waiting for a picture</SubmitButton>
        <FormStatus>We call back on the same day.</FormStatus>
      </Form>
    </div>
  );
}

function SampleForm({ form, values = {}, disabled }: { form: FormState; values?: Typed; disabled?: boolean }) {
  const { name, email, at, about = '' } = values;
  const [day, setDay] = useState(values.day ?? '');
  return (
    <Form form={form} className="stack">
      <FormErrors />
      <TextField name="name" label="Name" placeholder="Your name" defaultValue={name} disabled={disabled} />
      <EmailField
        name="email"
        label="E-mail"
        optional
        hint="Only for answers to this request."
        defaultValue={email}
        disabled={disabled}
      />
      <DayField name="day" label="Day" value={day} onChange={({ target }) => setDay(target.value)} />
      <SelectField
        name="at"
        label="Time of day"
        none="No preference"
        options={[['am', 'Morning']]}
        defaultValue={at}
        disabled={disabled}
      />
      <TextArea
        name="about"
        label="What should we know?"
        rows={3}
        count={{ length: about.length, max: 200 }}
        defaultValue={about}
        disabled={disabled}
      />
      <PasswordField name="password" label="Password" autoComplete="new-password" hint={passwordHint} />
      <CodeField />
      <SubmitButton icon="check" disabled={disabled}>
        Send
      </SubmitButton>
    </Form>
  );
}

/** Choices, one of several, some of many, on or off. */
export function Pickers() {
  const fresh = useForm({ id: 'pick' });
  const wrong = useForm({ id: 'pick-wrong', before: mistakes });
  const [isOn, setOn] = useState(true);
  const [filter, setFilter] = useState('');
  const [spans, setSpans] = useState([{ opens: '08:00', closes: '12:30' }]);
  const [chosen, setChosen] = useState<number[]>([2]);
  return (
    <div className="style-columns">
      <Form form={fresh} className="stack">
        <ProblemPicker choices={problems} before="2" />
        <TreatmentPicker treatments={treatments} chosenBefore={['2']} />
        <TimeSpans path="spans" name="Monday" spans={spans} onChange={setSpans} />
        <AddTimes spans={spans} onChange={setSpans} />
      </Form>
      <Form form={wrong} className="stack">
        <TreatmentPicker treatments={treatments} chosenBefore={[]} />
        <TimeSpans path="spans" name="Monday" spans={spans} onChange={setSpans} />
        <WishGroup name="Free times">
          <Wish name="wish">9:00 am</Wish>
          <Wish name="wish" defaultChecked>
            9:45 am
          </Wish>
        </WishGroup>
        <FieldGroup id="pick-wrong-ticked" label="Boxes to tick" hint="As many as you like." error={errors.ticked}>
          <Tick>Not ticked</Tick>
          <Tick defaultChecked>Ticked</Tick>
          <Tick disabled>Off: {long}</Tick>
          <Tick type="radio" name="one">
            One of several
          </Tick>
          <Tick type="radio" name="one" defaultChecked>
            The chosen one
          </Tick>
        </FieldGroup>
      </Form>
      <div className="stack">
        <Switch isOn={isOn} onSwitch={setOn}>
          Visible on the website
        </Switch>
        <Switch isOn={!isOn} onSwitch={(on) => setOn(!on)}>
          {long}
        </Switch>
        <FilterField label="Filter" value={filter} onChange={setFilter} />
        <FilterField label="Filter that is filled in" value={`knee${filter}`} onChange={setFilter} />
        <FileButton icon="plus" aria-label="Choose a picture">
          Choose a picture
        </FileButton>
        <div className="picker">
          <Checklist
            noun="treatment"
            entries={treatments.map(({ treatment_id: id, treatment_description: name }) => ({ id, name }))}
            chosen={chosen}
            onToggle={(id) => setChosen((all) => (all.includes(id) ? all.filter((one) => one !== id) : [...all, id]))}
          />
        </div>
      </div>
    </div>
  );
}
