import { Button, ButtonLink, QuietButton } from '#web/admin/button.tsx';
import './new-booking.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { BookedAppointment } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { personFields } from '#contract/plain/form-fields.ts';
import { bookingDraft, bookingDraftName, type TypedBooking } from '#web/admin/booking-draft.ts';
import { createKey } from '#web/admin/idempotency-key.ts';
import { KnownNumber } from '#web/admin/known-number.tsx';
import { openedFromList, rowLinkId } from '#web/admin/list/opened-row.ts';
import { drafts, useDraft } from '#web/admin/records/draft.ts';
import { Fact, SheetHeading, SideSheet } from '#web/admin/side-sheet.tsx';
import type { adminApi } from '#web/api/admin-api.ts';
import { Choices, useStates, useTreatments } from '#web/booking/booking-choices.tsx';
import { type BookingField, emptyBooking, readBookingValues } from '#web/booking/booking-values.ts';
import { callerFields } from '#web/booking/caller-fields.ts';
import { PlaceFields } from '#web/booking/place-fields.tsx';
import { TreatmentPicker } from '#web/booking/treatment-picker.tsx';
import { defineForm, findMistakes } from '#web/forms/define-form.ts';
import { DescribedControl, DescribedFields } from '#web/forms/fields.tsx';
import { Form, FormErrors, FormFailure, FormParts, FormStatus, SubmitButton, useForm } from '#web/forms/form.tsx';
import { formText } from '#web/forms/form-data.ts';
import { needsNewToken } from '#web/forms/form-token.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/appointments.ts';
import { type ListQuery, newBooking, newRequest, toSearch } from './list-query.ts';

/** A request without a time that the front desk enters for a caller. Each opening of the sheet begins without the result of the one before. */
export function useNewBooking(isOpen: boolean) {
  const { revalidate } = useRevalidator();
  const { key } = useLocation();
  return useForm<BookedAppointment, BookingField>({
    id: 'booking',
    intent: 'add',
    subject: isOpen ? key : undefined,
    onResult: (result) => {
      if (needsNewToken(result)) bookingDraft.renewKey();
      if (result.kind !== 'saved') return;
      bookingDraft.forget();
      void revalidate();
    },
  });
}

/** Opens what books a time, or goes on with a request that was begun. The focus comes back to it like to a row. */
export function NewBookingLink({ query, open }: { query: ListQuery; open: string | undefined }) {
  const isBegun = useIsBookingBegun();
  const isOpen = open === newBooking || open === newRequest;
  const opens = open === newRequest || (isBegun && !isOpen) ? newRequest : newBooking;
  return (
    <ButtonLink
      icon="plus"
      className="new-booking-link"
      id={rowLinkId(opens)}
      to={{ search: toSearch(query, opens) }}
      state={openedFromList}
      preventScrollReset
      aria-current={isOpen ? 'true' : undefined}
      shortcut="add"
    >
      {isBegun && !isOpen ? words.continueRequest : words.newBooking}
    </ButtonLink>
  );
}

interface NewBookingSheetProps {
  form: ReturnType<typeof useNewBooking>;
  query: ListQuery;
  onClose: () => void;
}

const heading = 'new-booking-heading';

/** The front desk enters what a caller says, and reads out the reference. */
export function NewBookingSheet({ form, query, onClose }: NewBookingSheetProps) {
  return (
    <FormParts value={form}>
      <SideSheet labelledBy={heading} onClose={onClose}>
        {form.result?.kind === 'saved' ? (
          <BookingSaved booked={form.result.saved} query={query} onClose={onClose} onStartAgain={form.reset} />
        ) : (
          <>
            <DialogHeader>
              <h2 id={heading}>{words.withoutTime}</h2>
              <p>{words.withoutTimeLead}</p>
            </DialogHeader>
            <DialogBody>
              <NewBookingForm form={form} />
            </DialogBody>
            <DialogFooter>
              <SubmitButton busy={words.saving}>{words.saveTheRequest}</SubmitButton>
              <FormStatus className="new-booking-patience" busy={words.stillWorking} />
            </DialogFooter>
          </>
        )}
      </SideSheet>
    </FormParts>
  );
}

interface BookingSavedProps extends Pick<NewBookingSheetProps, 'query' | 'onClose'> {
  booked: BookedAppointment;
  onStartAgain: () => void;
}

/** Confirmation to read out to the caller. */
function BookingSaved({ booked, query, onClose, onStartAgain }: BookingSavedProps) {
  const { name, reference, city, state, treatmentType } = booked;
  return (
    <>
      <DialogHeader>
        <SheetHeading id={heading}>{words.requestSaved}</SheetHeading>
        <p>{words.addedToPending}</p>
      </DialogHeader>
      <DialogBody>
        <div className="read-out">
          <p className="note">{words.tellTheReference}</p>
          <p className="read-out-reference num">{reference}</p>
          <p className="note">
            <Sentence words={words.searchForIt} fields={{ name: <bdi>{name}</bdi> }} />
          </p>
        </div>
        <dl className="facts">
          <Fact name={words.name}>
            <bdi>{name}</bdi>
          </Fact>
          <Fact name={words.place}>
            {city}, {state}
          </Fact>
          <Fact name={words.treatments}>
            <ul>
              {treatmentType.map((treatment) => (
                <li key={treatment}>{treatment}</li>
              ))}
            </ul>
          </Fact>
        </dl>
        <div className="read-out-next cluster">
          <ButtonLink to={{ search: toSearch(query, reference) }} replace preventScrollReset>
            {words.openTheRequest}
          </ButtonLink>
          <QuietButton onClick={onStartAgain}>{words.enterAnother}</QuietButton>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button look="primary" isLarge onClick={onClose}>
          {words.close}
        </Button>
      </DialogFooter>
    </>
  );
}

/** Answers of a caller; several attempts with one idempotency key store one booking. */
export const newBookingForm = defineForm({
  fields: Object.keys(callerFields) as BookingField[],
  read: readBookingValues,
  check: (values) => findMistakes(values, callerFields),
  send: (api: typeof adminApi, values, form): Promise<BookedAppointment> => {
    const { wishes: _, problem: __, may_message: ___, ...body } = values;
    const { patient } = bookingDraft.find() ?? {};
    const isTheirs = patient?.name === body.name.trim();
    return api.appointments.add(
      { body: { ...body, ...(isTheirs && { patient_id: patient.id }) } },
      { idempotencyKey: formText(form, 'idempotencyKey') },
    );
  },
});

export function useIsBookingBegun() {
  return useSyncExternalStore(drafts.subscribe, bookingDraft.isBegun);
}

/** The fields of the booking form, in the order in which a caller tells them. Typing begins at once. */
function NewBookingForm({ form }: Pick<NewBookingSheetProps, 'form'>) {
  const { found, store } = useDraft<TypedBooking>(bookingDraftName);
  const [newKey] = useState(createKey);
  const idempotencyKey = found?.idempotencyKey ?? newKey;
  const treatments = useTreatments();
  const states = useStates();
  const nameId = form.idOf('name');
  useEffect(() => document.getElementById(nameId)?.focus(), [nameId]);
  const [before] = useState({ ...emptyBooking, ...found?.values });
  const [phone, setPhone] = useState(before.phone);
  const { region } = useClinic().address;
  const ownState = String(states.value?.find(({ state_name }) => state_name === region)?.state_id ?? '');
  return (
    <Form
      form={form}
      className="new-booking"
      aria-label={words.withoutTime}
      onChange={({ currentTarget }) => {
        const values = readBookingValues(new FormData(currentTarget));
        store({ ...found, values, idempotencyKey });
        setPhone(values.phone);
      }}
    >
      <FormErrors />
      <FormFailure title={appointmentMessages.addFailure} lead={words.nothingLost} takesFocus />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <DescribedFields fields={personFields} before={before} isForAnother />
      <KnownNumber phone={phone} />
      <Choices what="states" {...states}>
        {(list) => (
          <PlaceFields states={list} cities={undefined} before={{ ...before, state: before.state || ownState }} />
        )}
      </Choices>
      <Choices what="treatments" {...treatments}>
        {(list) => <TreatmentPicker treatments={list} chosenBefore={before.treatmentType} hint={words.oneOrMore} />}
      </Choices>
      <DescribedControl
        name="conditions"
        field={{ ...callerFields.conditions, label: words.whatTheCallerSays }}
        before={before.conditions}
      />
    </Form>
  );
}
