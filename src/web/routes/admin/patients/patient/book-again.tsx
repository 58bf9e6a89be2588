import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import type { Patient } from '#contract/patients.ts';
import { bookingDraft } from '#web/admin/booking-draft.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';

/** Leads to the form of a booking, filled in with the card and the last request. */
export function BookAgain({ patient, last }: { patient: Patient; last: Appointment | undefined }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const begin = () => {
    const { id, name, phone, email } = patient;
    const ofRequest = last && {
      contact_preference: last.contact_preference ?? '',
      state: String(last.state_id),
      city: String(last.city_id),
      treatmentType: last.treatment_ids.map(String),
    };
    bookingDraft.begin({ ...ofRequest, name, phone: phone ?? '', email: email ?? '' }, { id, name });
    void navigate('/admin?open=new');
  };
  return (
    <>
      <button
        type="button"
        className="button button-primary button-small"
        onClick={() => (bookingDraft.isBegun() ? setAsking(true) : begin())}
      >
        <Icon name="plus" />
        Book again
      </button>
      {isAsking && (
        <ConfirmDialog
          question="Discard the booking that you have begun?"
          confirm="Discard and book again"
          onConfirm={begin}
          onCancel={() => setAsking(false)}
        >
          <p>A booking that is not saved yet is waiting under Appointments.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
