import { TextField } from '../bound-fields.tsx';
import { CountryField } from './country-field.tsx';
import { Section } from './section.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

export function ContactSection() {
  return (
    <Section id="contact" hint="Shown at the top and the bottom of every page, and to search engines.">
      <TextField path="name" label="Name of the clinic" autoComplete="organization" />
      <TextField path="email" label="E-mail" type="email" autoComplete="email" />
      <div className="field-row">
        <TextField path="phone" label="Phone" type="tel" autoComplete="tel" hint="Like +91 98765 43210." />
        <TextField path="whatsapp" label="WhatsApp" optional type="tel" hint="If it is not the phone number." />
      </div>
      <TextField path="address.street" label="Street and number" autoComplete="street-address" />
      <div className="field-row">
        <TextField path="address.locality" label="Town" autoComplete="address-level2" />
        <TextField path="address.postalCode" label="Postal code" autoComplete="postal-code" />
      </div>
      <div className="field-row">
        <TextField path="address.region" label="State" autoComplete="address-level1" />
        <CountryField />
      </div>
      <TimeZoneField />
    </Section>
  );
}
