import { TextField } from '../bound-fields.tsx';
import { Section } from './section.tsx';

export function LinksSection() {
  return (
    <Section id="links" hint="At the bottom of every page. One that you leave empty is not shown.">
      <div className="field-row">
        <TextField path="socialLinks.facebook" label="Facebook" optional type="url" hint={example('facebook.com')} />
        <TextField path="socialLinks.instagram" label="Instagram" optional type="url" hint={example('instagram.com')} />
      </div>
      <div className="field-row">
        <TextField path="socialLinks.linkedin" label="LinkedIn" optional type="url" hint={example('linkedin.com')} />
        <TextField path="socialLinks.twitter" label="Twitter" optional type="url" hint={example('x.com')} />
      </div>
    </Section>
  );
}

function example(host: string) {
  return `Like https://${host}/your-clinic`;
}
