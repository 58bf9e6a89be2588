import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as sessionMessages from '#contract/messages/session.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { Switch } from '#web/forms/switch.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

/** Whether owners must use two-step sign-in: an owner's choice for all owners. It is saved at once. */
export function TwoStepRule({ stored, hasOwn }: { stored: boolean; hasOwn: boolean }) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [isRequired, setRequired] = useState(stored);
  const choose = async (required: boolean) => {
    if (required && !hasOwn) return toasts.failure(sessionMessages.twoStepYourselfFirst);
    setRequired(required);
    const result = await attempt(() => adminApi.clinic.setTwoStepRule({ body: { required } }));
    if (result.kind === 'saved') {
      toasts.success(sessionMessages.twoStepRuleSaved);
      return revalidate();
    }
    setRequired(!required);
    toasts.failure(sessionMessages.twoStepRuleFailure);
  };
  return (
    <div className="account-form">
      <Switch isOn={isRequired} onSwitch={(required) => void choose(required)}>
        Owners must use two-step sign-in
      </Switch>
      <p className="hint">Owners who have not set it up yet must do so before anything else.</p>
    </div>
  );
}
