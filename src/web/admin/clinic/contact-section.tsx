import { useState } from 'react';
import { clinicLimits } from '#contract/plain/clinic-limits.ts';
import { countryProfile } from '#contract/plain/countries.ts';
import { FormField, SelectField } from '#web/forms/fields.tsx';
import * as words from '#words/admin/clinic.ts';
import { ClinicText, Section, useClinicForm } from './clinic-fields.tsx';
import { newKey, textAt } from './clinic-values.ts';
import { ItemList } from './item-list.tsx';
import { listCountries, listCurrencies, listTimeZones, timeIn } from './places.ts';

export function ContactSection() {
  const { values } = useClinicForm();
  const { regionLabel, postalCodeLabel } = countryProfile(values.address.country);
  return (
    <Section id="contact" hint={words.whereContactShows}>
      <ClinicText path="name" label={words.nameOfTheClinic} autoComplete="organization" />
      <ClinicText path="email" label={words.eMail} type="email" autoComplete="email" />
      <div className="field-row">
        <ClinicText path="phone" label={words.phone} type="tel" autoComplete="tel" hint={words.phoneExample} />
        <ClinicText path="whatsapp" label={words.whatsapp} optional type="tel" hint={words.ifItIsNotThePhoneNumber} />
      </div>
      <div className="field-row">
        <ClinicText
          path="emergencyNumber"
          label={words.emergencyNumber}
          inputMode="numeric"
          hint={words.visitorsAreToldToCallIt}
        />
        <ClinicText
          path="ambulanceNumber"
          label={words.ambulanceNumber}
          optional
          inputMode="numeric"
          hint={words.ifItIsNotTheEmergencyNumber}
        />
      </div>
      <ClinicText path="crisisLine" label={words.crisisLine} optional hint={words.aboutTheCrisisLine} />
      <ClinicText path="address.street" label={words.streetAndNumber} autoComplete="street-address" />
      <div className="field-row">
        <ClinicText path="address.locality" label={words.cityOrTown} autoComplete="address-level2" />
        <ClinicText path="address.postalCode" label={postalCodeLabel} autoComplete="postal-code" />
      </div>
      <div className="field-row">
        <ClinicText path="address.region" label={regionLabel} autoComplete="address-level1" />
        <ChoiceField path="address.country" label={words.country} list={listCountries} />
      </div>
      <ClinicText path="mapLink" label={words.mapLink} optional type="url" hint={words.aboutTheMapLink} />
      <TimeZoneField />
      <VisitTimesField />
      <ChoiceField path="currency" label={words.currency} hint={words.aboutTheCurrency} list={listCurrencies} />
      <ClinicText path="dataProcessors" label={words.providers} optional hint={words.aboutProviders} />
    </Section>
  );
}

export function PhonesSection() {
  const { values } = useClinicForm();
  return (
    <Section id="otherPhones" hint={words.whereOtherPhonesShow}>
      <ItemList
        path="otherPhones"
        items={values.otherPhones}
        texts={words.phoneTexts}
        nameField="label"
        create={() => ({ key: newKey(), label: '', number: '' })}
        least={0}
        most={clinicLimits.otherPhones}
      >
        {(_, index) => (
          <div className="field-row">
            <ClinicText path={`otherPhones.${index}.label`} label={words.whatItIsFor} hint={words.phoneLabelExample} />
            <ClinicText
              path={`otherPhones.${index}.number`}
              label={words.number}
              type="tel"
              hint={words.phoneExample}
            />
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
  clock: words.keepTheClock,
  moments: words.keepTheMoment,
} as const;

/** Choice that is required when the time zone changes while visits are ahead. */
function VisitTimesField() {
  const { values, base } = useClinicForm();
  if (values.timeZone === base.timeZone) return null;
  return (
    <SelectField
      name="visitTimes"
      label={words.timesOfVisits}
      optional
      hint={words.aboutTimesOfVisits}
      none={words.pleaseChooseIfVisitsLieAhead}
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
      label={words.timeZone}
      hint={words.aboutTheTimeZone}
      after={now && <p className="hint">{words.itIsThere(now)}</p>}
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
    <Section id="links" hint={words.whereLinksShow}>
      <div className="field-row">
        <ClinicText
          path="socialLinks.facebook"
          label={words.facebook}
          optional
          type="url"
          hint={words.likeAddress('facebook.com')}
        />
        <ClinicText
          path="socialLinks.instagram"
          label={words.instagram}
          optional
          type="url"
          hint={words.likeAddress('instagram.com')}
        />
      </div>
      <div className="field-row">
        <ClinicText
          path="socialLinks.linkedin"
          label={words.linkedin}
          optional
          type="url"
          hint={words.likeAddress('linkedin.com')}
        />
        <ClinicText
          path="socialLinks.twitter"
          label={words.twitter}
          optional
          type="url"
          hint={words.likeAddress('x.com')}
        />
      </div>
    </Section>
  );
}
