import { useState } from 'react';
import { clinicLimits } from '#contract/plain/clinic-limits.ts';
import { countryProfile } from '#contract/plain/countries.ts';
import { FormField, SelectField } from '#web/forms/fields.tsx';
import { ClinicText, Section, useClinicForm } from './clinic-fields.tsx';
import { newKey, textAt } from './clinic-values.ts';
import { ItemList } from './item-list.tsx';
import { listCountries, listCurrencies, listTimeZones, timeIn } from './places.ts';

export function ContactSection() {
  const { values } = useClinicForm();
  const { regionLabel, postalCodeLabel } = countryProfile(values.address.country);
  return (
    <Section id="contact" hint="Shown at the top and the bottom of every page, and to search engines.">
      <ClinicText path="name" label="Name of the clinic" autoComplete="organization" />
      <ClinicText path="email" label="E-mail" type="email" autoComplete="email" />
      <div className="field-row">
        <ClinicText path="phone" label="Phone" type="tel" autoComplete="tel" hint="Like +91 98765 43210." />
        <ClinicText path="whatsapp" label="WhatsApp" optional type="tel" hint="If it is not the phone number." />
      </div>
      <div className="field-row">
        <ClinicText
          path="emergencyNumber"
          label="Emergency number"
          inputMode="numeric"
          hint="Visitors are told to call it in an emergency."
        />
        <ClinicText
          path="ambulanceNumber"
          label="Ambulance number"
          optional
          inputMode="numeric"
          hint="If it is not the emergency number."
        />
      </div>
      <ClinicText
        path="crisisLine"
        label="Crisis line"
        optional
        hint="For people who think of harming themselves: its name and its number."
      />
      <ClinicText path="address.street" label="Street and number" autoComplete="street-address" />
      <div className="field-row">
        <ClinicText path="address.locality" label="City or town" autoComplete="address-level2" />
        <ClinicText path="address.postalCode" label={postalCodeLabel} autoComplete="postal-code" />
      </div>
      <div className="field-row">
        <ClinicText path="address.region" label={regionLabel} autoComplete="address-level1" />
        <ChoiceField path="address.country" label="Country" list={listCountries} />
      </div>
      <ClinicText
        path="mapLink"
        label="Map link"
        optional
        type="url"
        hint="The footer and About Us open this map. Copy the link from your maps app. Without one, the address is looked up."
      />
      <TimeZoneField />
      <VisitTimesField />
      <ChoiceField
        path="currency"
        label="Currency"
        hint="Changing this does not convert prices. Check each one."
        list={listCurrencies}
      />
      <ClinicText
        path="dataProcessors"
        label="Providers that may process personal data"
        optional
        hint="Your hosting, e-mail and messaging providers, like “Sample Hosting, Sample Mail, WhatsApp”. The privacy notice names them."
      />
    </Section>
  );
}

export function PhonesSection() {
  const { values } = useClinicForm();
  return (
    <Section
      id="otherPhones"
      hint="Beside the phone number above: in the footer, under About Us, and in search engines."
    >
      <ItemList
        path="otherPhones"
        items={values.otherPhones}
        noun="phone number"
        nameField="label"
        create={() => ({ key: newKey(), label: '', number: '' })}
        least={0}
        most={clinicLimits.otherPhones}
      >
        {(_, index) => (
          <div className="field-row">
            <ClinicText
              path={`otherPhones.${index}.label`}
              label="What it is for"
              hint="Like Front desk, or Home visits."
            />
            <ClinicText path={`otherPhones.${index}.number`} label="Number" type="tel" hint="Like +91 98765 43210." />
          </div>
        )}
      </ItemList>
    </Section>
  );
}

interface ChoiceFieldProps {
  path: 'address.country' | 'currency';
  label: string;
  hint?: string;
  list: () => readonly { code: string; name: string }[];
}

function ChoiceField({ path, label, hint, list }: ChoiceFieldProps) {
  const [choices] = useState(list);
  const { values, change } = useClinicForm();
  return (
    <SelectField
      name={path}
      label={label}
      hint={hint}
      options={choices.map(({ code, name }) => [code, name])}
      value={textAt(values, path)}
      onChange={(event) => change(path, event.target.value)}
    />
  );
}

const choices = {
  clock: 'Visits ahead keep their time on the clock',
  moments: 'Visits ahead stay at the same moment',
} as const;

/** Choice that is required when the time zone changes while visits are ahead. */
function VisitTimesField() {
  const { values, base } = useClinicForm();
  if (values.timeZone === base.timeZone) return null;
  return (
    <SelectField
      name="visitTimes"
      label="Times of visits"
      optional
      hint="Time on the clock: a visit at 10:00 stays at 10:00. Same moment: its time on the clock changes."
      none="Please choose, if visits lie ahead"
      options={Object.entries(choices)}
      defaultValue=""
    />
  );
}

/** A text with suggestions, because there are too many time zones for a list. */
function TimeZoneField() {
  const { values, change } = useClinicForm();
  const [zones, setZones] = useState<ReturnType<typeof listTimeZones>>([]);
  const [openedAt] = useState(() => new Date());
  const now = timeIn(values.timeZone, openedAt);
  return (
    <FormField
      name="timeZone"
      label="Time zone"
      hint="Type a town or a country, and choose from the list. Dates on the site and in the admin area follow it."
      after={now && <p className="hint">It is {now} there.</p>}
    >
      {(control) => (
        <>
          <input
            {...control}
            className="input"
            name="timeZone"
            list="time-zones"
            autoComplete="off"
            required
            value={values.timeZone}
            // Time zones are listed on demand, because listing them all is slow.
            onFocus={() => zones.length === 0 && setZones(listTimeZones())}
            onChange={(event) => change('timeZone', event.target.value)}
          />
          <datalist id="time-zones">
            {zones.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </datalist>
        </>
      )}
    </FormField>
  );
}

export function LinksSection() {
  return (
    <Section id="links" hint="At the bottom of every page. Links that you leave empty are not shown.">
      <div className="field-row">
        <ClinicText path="socialLinks.facebook" label="Facebook" optional type="url" hint={example('facebook.com')} />
        <ClinicText
          path="socialLinks.instagram"
          label="Instagram"
          optional
          type="url"
          hint={example('instagram.com')}
        />
      </div>
      <div className="field-row">
        <ClinicText path="socialLinks.linkedin" label="LinkedIn" optional type="url" hint={example('linkedin.com')} />
        <ClinicText path="socialLinks.twitter" label="Twitter" optional type="url" hint={example('x.com')} />
      </div>
    </Section>
  );
}

function example(host: string) {
  return `Like https://${host}/your-clinic`;
}
