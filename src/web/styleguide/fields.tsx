import '#web/booking/booking-form.css';
import '#web/booking/deferred/wish.css';
import { useState } from 'react';
import { DayField } from '#web/admin/day-input.tsx';
import { Checklist } from '#web/admin/link-picker.tsx';
import { Tick } from '#web/admin/tick.tsx';
import { Wish, WishGroup } from '#web/booking/deferred/wish-group.tsx';
import { ProblemPicker } from '#web/booking/problem-picker.tsx';
import { TreatmentPicker } from '#web/booking/treatment-picker.tsx';
import { PasswordField } from '#web/forms/credential-fields.tsx';
import { FieldGroup } from '#web/forms/field.tsx';
import { EmailField, SelectField, TextArea, TextField } from '#web/forms/fields.tsx';
import { FilterField } from '#web/forms/filter-field.tsx';
import { Form, FormErrors, FormFailure, type FormState, SubmitButton, useForm } from '#web/forms/form.tsx';
import { Switch } from '#web/forms/switch.tsx';
import { problems, treatments } from './samples.ts';

const errors = {
  name: 'Please enter your name.',
  email: 'Please enter an e-mail address like name@example.com.',
  day: 'Please choose a day.',
  about: 'Please write less.',
  at: 'Please choose one.',
  password: 'Please enter your password.',
  treatmentType: 'Please choose a treatment.',
};

// Constants, since a form takes another object for another answer.
const mistakes = { kind: 'invalid', errors } as const;
const offline = { kind: 'offline' } as const;

/** A form that is new, one with mistakes, and one that could not be sent. */
export function Fields() {
  const fresh = useForm({ id: 'fresh' });
  const wrong = useForm({ id: 'wrong', before: mistakes });
  const failed = useForm({ id: 'failed', before: offline });
  return (
    <div className="style-columns">
      <SampleForm form={fresh} />
      <SampleForm form={wrong} />
      <Form form={failed} className="stack">
        <FormFailure title="It could not be sent." />
        <TextField name="sent" label="A field that is off" defaultValue="What was typed" disabled />
        <SubmitButton isWaiting>Waiting for a picture</SubmitButton>
      </Form>
    </div>
  );
}

function SampleForm({ form }: { form: FormState }) {
  return (
    <Form form={form} className="stack">
      <FormErrors />
      <TextField name="name" label="Name" placeholder="Asha Sample" />
      <EmailField name="email" label="E-mail" optional hint="Only for answers to this request." />
      <DayField name="day" label="Day" value="2026-11-24" onChange={() => {}} />
      <SelectField name="at" label="Time of day" none="No preference" options={[['am', 'Morning']]} />
      <TextArea name="about" label="What should we know?" rows={3} count={{ length: 2_040, max: 2_000 }} />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <SubmitButton icon="check">Send</SubmitButton>
    </Form>
  );
}

/** Choices, one of several, some of many, on or off. */
export function Pickers() {
  const fresh = useForm({ id: 'pick' });
  const wrong = useForm({ id: 'pick-wrong', before: mistakes });
  const [isOn, setOn] = useState(true);
  const [filter, setFilter] = useState('');
  const [chosen, setChosen] = useState<number[]>([2]);
  return (
    <div className="style-columns">
      <Form form={fresh} className="stack">
        <ProblemPicker choices={problems} before="2" />
        <TreatmentPicker treatments={treatments} chosenBefore={['2']} />
      </Form>
      <Form form={wrong} className="stack">
        <TreatmentPicker treatments={treatments} chosenBefore={[]} />
        <WishGroup name="Free times">
          <Wish name="wish">9:00 am</Wish>
          <Wish name="wish" defaultChecked>
            9:45 am
          </Wish>
          <Wish name="wish" disabled>
            10:30 am
          </Wish>
        </WishGroup>
        <FieldGroup id="ticked" label="Boxes to tick">
          <Tick>Not ticked</Tick>
          <Tick defaultChecked>Ticked</Tick>
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
          Hidden
        </Switch>
        <FilterField label="Filter" value={filter} onChange={setFilter} />
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
