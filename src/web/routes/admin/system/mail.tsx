import { type ReactNode, useState } from 'react';
import { titles } from '#contract/messages/messages.ts';
import { checkFailure, nextFailure, noneNext, testFailure } from '#contract/messages/outbox.ts';
import type { MailCheck, NextMail } from '#contract/outbox.ts';
import { useBusy } from '#web/admin/busy.ts';
import { Button } from '#web/admin/button.tsx';
import { momentWords } from '#web/admin/visits/visit-words.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Link } from '#web/ui/navigation/link.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as systemWords from '#words/admin/system.ts';

/** Mail of the clinic: who sends it, a test, and what the mail servers of patients find out about it. */
export function Mail({ from }: { from: string | null }) {
  const { isBusy, run } = useBusy();
  const [answer, setAnswer] = useState('');
  const [checks, setChecks] = useState<MailCheck[]>([]);
  if (from === null) return <NoMail />;
  const sendTest = async () => {
    const result = await attempt(() => adminApi.outbox.sendTest());
    if (result.kind !== 'saved') setAnswer(result.kind === 'refused' ? result.advice : testFailure);
    else setAnswer(result.saved.refusal ?? systemWords.testIsOnItsWay(result.saved.to));
  };
  const check = async () => {
    const result = await attempt(() => adminApi.outbox.checkMail());
    if (result.kind !== 'saved') return setAnswer(result.kind === 'refused' ? result.advice : checkFailure);
    setAnswer('');
    setChecks(result.saved.checks);
  };
  return (
    <>
      <p>
        <Sentence words={systemWords.sentBy} fields={{ address: <bdi>{from}</bdi> }} />
      </p>
      {checks.length > 0 && (
        <ul className="system-list lined" aria-label={systemWords.whatMailServersFind}>
          {checks.map((one) => (
            <li key={one.name}>
              <strong>{words[one.name].name}</strong>: {stateOf(one)}
              <span className="second-line">{words[one.name].meaning}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="system-buttons cluster">
        <Button isLarge aria-disabled={isBusy} onClick={() => run(check)}>
          {systemWords.canOurMailArrive}
        </Button>
        <Button look="quiet" isLarge aria-disabled={isBusy} onClick={() => run(sendTest)}>
          {systemWords.sendMeATest}
        </Button>
        <p role="status">{answer}</p>
      </div>
    </>
  );
}

/** Without a mail server, an owner sees what one would send. */
function NoMail() {
  const { timeZone } = useClinic();
  const { isBusy, run } = useBusy();
  const [mails, setMails] = useState<NextMail[]>();
  const [answer, setAnswer] = useState('');
  const load = async () => {
    const result = await attempt(() => adminApi.outbox.listNext());
    if (result.kind !== 'saved') return setAnswer(result.kind === 'refused' ? result.advice : nextFailure);
    setAnswer(result.saved.length === 0 ? noneNext : '');
    setMails(result.saved);
  };
  return (
    <>
      <p>
        <Sentence
          words={systemWords.sentByHand}
          fields={{
            server: <code>SMTP_URL</code>,
            sender: <code>MAIL_FROM</code>,
            messages: <Link to="/admin/messages">{systemWords.messages}</Link>,
          }}
        />
      </p>
      {mails && mails.length > 0 && (
        <ol className="system-list lined" aria-label={systemWords.whatWouldBeSent}>
          {mails.map((mail) => (
            <li key={`${mail.reference} ${mail.message} ${mail.due_at}`}>
              <details>
                <summary className="target">
                  <Sentence
                    words={systemWords.messageTo}
                    fields={{
                      message: titles[mail.message],
                      moment: momentWords(mail.due_at, timeZone),
                      name: <bdi>{mail.name}</bdi>,
                    }}
                  />
                </summary>
                <p className="second-line">
                  <Sentence
                    words={systemWords.toAndSubject}
                    fields={{ address: <bdi>{mail.to}</bdi>, subject: mail.subject }}
                  />{' '}
                  {mail.has_calendar_file && systemWords.withACalendarFile}
                </p>
                <p className="mail-text" dir="auto">
                  {mail.text}
                </p>
              </details>
            </li>
          ))}
        </ol>
      )}
      <div className="system-buttons cluster">
        <Button isLarge aria-disabled={isBusy} onClick={() => run(load)}>
          {systemWords.showWhatWouldBe}
        </Button>
        <p role="status">{answer}</p>
      </div>
    </>
  );
}

const words: Readonly<Record<MailCheck['name'], { name: string; meaning: string }>> = {
  spf: {
    name: systemWords.whoMaySendSpf,
    meaning: systemWords.namesTheServersThat,
  },
  dkim: { name: systemWords.signatureDkim, meaning: systemWords.provesThatAMail },
  dmarc: {
    name: systemWords.whatToDoWith,
    meaning: systemWords.googleYahooAndMicrosoft,
  },
  reverse: {
    name: systemWords.nameOfTheMail,
    meaning: systemWords.theProviderOfThe,
  },
};

function stateOf({ name, state, found, record }: MailCheck): ReactNode {
  if (state === 'fine') return systemWords.inPlace(found);
  if (state === 'unknown' && name === 'dkim' && !record) return systemWords.doesNotSign;
  if (state === 'unknown' || !record) return systemWords.couldNotBeLooked;
  return (
    <Sentence
      words={name === 'spf' ? systemWords.missingSpf : systemWords.missing}
      fields={{ type: record.type, host: <code>{record.host}</code>, value: <code>{record.value}</code> }}
    />
  );
}
