import { Switch } from '#web/ui/switch.tsx';
import { useClinicForm } from '../clinic-form-context.ts';
import { Section } from './section.tsx';

export function LookSection() {
  const { values, change } = useClinicForm();
  const { darkStyling, startPopup } = values;
  return (
    <Section id="look" hint="How the site greets its visitors.">
      <Switch isOn={darkStyling} onSwitch={(isOn) => change('darkStyling', isOn)}>
        Dark styling
      </Switch>
      <p className="hint">The bars at the top and the bottom of every page are dark green.</p>
      <div className="clinic-look" data-dark={darkStyling} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <Switch isOn={startPopup} onSwitch={(isOn) => change('startPopup', isOn)}>
        Start pop-up
      </Switch>
      <p className="hint">The booking form opens once when a visit begins. Visitors can close it.</p>
    </Section>
  );
}
