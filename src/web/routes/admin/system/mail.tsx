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

/** Mail of the clinic: who sends it, a test, and what the mail servers of patients find out about it. */
export function Mail({ from }: { from: string | null }) {
  const { isBusy, run } = useBusy();
  const [answer, setAnswer] = useState('');
  const [checks, setChecks] = useState<MailCheck[]>([]);
  if (from === null) return <NoMail />;
  const sendTest = async () => {
    const result = await attempt(() => adminApi.outbox.sendTest());
    if (result.kind !== 'saved') setAnswer(result.kind === 'refused' ? result.advice : testFailure);
    else setAnswer(result.saved.refusal ?? `A test is on its way to ${result.saved.to}.`);
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
        Sent by <bdi>{from}</bdi>. What mail servers refuse later comes back to that address, where someone should read
        it: the program does not.
      </p>
      {checks.length > 0 && (
        <ul className="system-list lined" aria-label="What mail servers find out">
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
          Can our mail arrive?
        </Button>
        <Button look="quiet" isLarge aria-disabled={isBusy} onClick={() => run(sendTest)}>
          Send me a test
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
        Messages to patients are sent by hand. The person who looks after the server can set <code>SMTP_URL</code> and{' '}
        <code>MAIL_FROM</code>, so that the program sends them by e-mail. What they say stands under{' '}
        <Link to="/admin/messages">Messages</Link>.
      </p>
      {mails && mails.length > 0 && (
        <ol className="system-list lined" aria-label="What would be sent next">
          {mails.map((mail) => (
            <li key={`${mail.reference} ${mail.message} ${mail.due_at}`}>
              <details>
                <summary className="target">
                  {titles[mail.message]}, {momentWords(mail.due_at, timeZone)}, to <bdi>{mail.name}</bdi>
                </summary>
                <p className="second-line">
                  To <bdi>{mail.to}</bdi>. Subject: {mail.subject}. {mail.has_calendar_file && 'With a calendar file.'}
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
          Show what would be sent
        </Button>
        <p role="status">{answer}</p>
      </div>
    </>
  );
}

const words: Readonly<Record<MailCheck['name'], { name: string; meaning: string }>> = {
  spf: {
    name: 'Who may send (SPF)',
    meaning: 'Names the servers that send for your domain. Others look like forgers.',
  },
  dkim: { name: 'Signature (DKIM)', meaning: 'Proves that a mail is yours, also when it was forwarded.' },
  dmarc: {
    name: 'What to do with forgeries (DMARC)',
    meaning: 'Google, Yahoo and Microsoft want it from everyone who sends much.',
  },
  reverse: {
    name: 'Name of the mail server (PTR)',
    meaning: 'The provider of the mail server sets it, not that of your domain.',
  },
};

function stateOf({ name, state, found, record }: MailCheck): ReactNode {
  if (state === 'fine') return <>in place, “{found}”.</>;
  if (state === 'unknown' && name === 'dkim' && !record)
    return 'the program does not sign. If your mail server does, the test shows “dkim=pass” in its original.';
  if (state === 'unknown' || !record) return 'could not be looked up. Please try again later.';
  return (
    <>
      missing. Add a {record.type} record for <code>{record.host}</code>: <code>{record.value}</code>
      {name === 'spf' && ', or what your mail provider gives you.'}
    </>
  );
}
