import './forms.css';
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useFetcher } from 'react-router';
import type { IconName } from '#web/ui/drawings/admin-icon-paths.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useStillWorking } from '#web/ui/feedback/use-still-working.ts';
import { Working } from '#web/ui/feedback/working.tsx';
import { withoutLanguage } from '#web/ui/navigation/page-address.ts';
import { painted } from '#web/ui/painted.ts';
import * as words from '#words/forms.ts';
import { controlId } from './field.tsx';
import { adviceFor, type FieldErrors, type FormResult, isFailure } from './form-data.ts';

interface FormOptions<Saved, Field extends string> {
  /** Begins the ids of its controls: the field `name` of the form `review` is `review-name`. */
  id: string;
  /** The id of a field's control, where it is another. */
  idOf?: (field: string) => string;
  /** Two components with one key share what is under way: one may follow what the other sends. */
  key?: string;
  /** The page whose action answers; this one unless it says otherwise. */
  action?: string;
  /** Name of this form among the page's forms. */
  intent?: string;
  /**
   * Record that the form is about, where it shows one of many: an id, or 'new'. A result shows only beside its own
   * subject.
   */
  subject?: string | undefined;
  /** How it went where something else has sent it: a browser without scripts, or a change that showed before the answer. */
  before?: FormResult<Saved, Field> | undefined;
  /** Reloads the page's data after it was sent. */
  reloads?: boolean;
  /** Runs once for each answer, also when another subject shows by then. */
  onResult?: (result: FormResult<Saved, Field>, subject: string | undefined) => void;
}

/** The state of one form on React Router's fetcher: what is under way, how it went, and which fields are wrong. */
export function useForm<Saved, Field extends string = string>(options: FormOptions<Saved, Field>) {
  const { id, key, action, intent, subject, before, reloads = false, onResult } = options;
  const { idOf = (field: string) => controlId(id, field) } = options;
  const fetcher = useFetcher<FormResult<Saved, Field>>(key ? { key } : undefined);
  const data = fetcher.data ?? undefined; // null after a reset
  const [sent, setSent] = useState({ subject, isFresh: true });
  const isSending = fetcher.state === 'submitting';
  const isAboutToSend = useRef(false);
  const [found, setFound] = useState<FormResult<Saved, Field>>();
  const answer = found ?? data ?? (sent.isFresh ? before : undefined);
  const attempt = useAnswers(isSending ? undefined : answer, (result) => onResult?.(result, sent.subject));
  const result = isSending || sent.subject !== subject ? undefined : answer;
  const [corrected, setCorrected] = useState<{ of?: unknown; fields: readonly string[] }>({ fields: [] });
  const correctedNow = corrected.of === result ? corrected.fields : [];
  const errors = result?.kind === 'invalid' ? without(result.errors, correctedNow) : none;

  return {
    id,
    idOf,
    intent,
    Form: fetcher.Form,
    attributes: { method: 'post', ...(action && { action }) } as const,
    isPending: isSending && sent.subject === subject,
    /** Undefined before the first answer and while another is awaited. */
    result,
    errors: errors as FieldErrors<Field>,
    failure: isFailure(result) ? result : undefined,
    /** Counts the answers: a message with the same words is a new one then, and is announced again. */
    attempt,
    /** Sends what it holds now, once the press of the button has been painted; another press until then does nothing. */
    send: async (element: HTMLFormElement, submitter: HTMLElement | null) => {
      if (isAboutToSend.current) return;
      isAboutToSend.current = true;
      const data = new FormData(element, submitter);
      // Attributes are read instead of properties, which a field of the same name would hide.
      const address = withoutLanguage(element.getAttribute('action') ?? ''); // the router adds the language again
      const isMultipart = element.getAttribute('enctype') === 'multipart/form-data';
      await painted();
      isAboutToSend.current = false;
      setSent({ subject, isFresh: false });
      setFound(undefined);
      await fetcher.submit(data, {
        method: 'post',
        action: address,
        encType: isMultipart ? 'multipart/form-data' : 'application/x-www-form-urlencoded',
        defaultShouldRevalidate: reloads,
      });
    },
    /** A field that is being corrected is no longer wrong, nor is anything in it: `points` includes `points.0.title`. */
    correct: (field: string) => {
      if (Object.keys(errors).length === 0) return;
      setCorrected((before) => ({ of: result, fields: [...(before.of === result ? before.fields : []), field] }));
    },
    /** Shows mistakes that are found before it is sent. */
    show: (mistakes: FieldErrors<Field>) => setFound({ kind: 'invalid', errors: mistakes }),
    /** Forgets how it went. */
    reset: () => {
      setFound(undefined);
      setSent({ subject, isFresh: false });
      fetcher.reset();
    },
  };
}

export type FormState<Saved = unknown, Field extends string = string> = ReturnType<typeof useForm<Saved, Field>>;

const none: FieldErrors = {};

/** Counts the answers and tells of each once. */
function useAnswers<Result>(answer: Result | undefined, onResult: (result: Result) => void) {
  const told = useRef(answer);
  const [count, setCount] = useState(0);
  const tell = useEffectEvent(onResult);
  useEffect(() => {
    if (answer === undefined || told.current === answer) return;
    told.current = answer;
    setCount((before) => before + 1);
    tell(answer);
  }, [answer]);
  return count;
}

function without(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  const isCorrected = (path: string) => fields.some((field) => path === field || path.startsWith(`${field}.`));
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !isCorrected(path)));
}

const FormContext = createContext<FormState | undefined>(undefined);

/** Gives its parts their form also where they stand outside of the form element, such as in the footer of a dialog. */
export const FormParts = FormContext.Provider;

export function useFormParts() {
  const form = useContext(FormContext);
  if (!form) throw new Error('Parts of a form need a <Form> around them.');
  return form;
}

/** The id of the form element; a button outside of it names it. */
export const formElementId = (id: string) => `${id}-form`;

interface FormProps extends Omit<ComponentProps<'form'>, 'form' | 'method' | 'action'> {
  form: FormState;
  /** Form action without scripts, where the page should come back at the form. */
  action?: string;
}

/** Sends itself once at a time. The first wrong field takes the focus, unless there is a summary, which takes it itself. */
export function Form({ form, children, onSubmit, onChange, ...props }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { Form: FetcherForm, isPending, attempt } = form;
  useEffect(() => {
    if (attempt === 0 || element.current?.querySelector('.error-summary')) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);
  return (
    <FormContext value={form}>
      <FetcherForm
        ref={element}
        id={formElementId(form.id)}
        noValidate
        {...form.attributes}
        {...(props as object)}
        onSubmit={(event) => {
          if (isPending) return event.preventDefault();
          onSubmit?.(event);
          if (event.defaultPrevented) return;
          event.preventDefault();
          void form.send(event.currentTarget, event.nativeEvent.submitter);
        }}
        onChange={(event) => {
          form.correct((event.target as EventTarget as HTMLInputElement).name);
          onChange?.(event);
        }}
      >
        {form.intent && <input type="hidden" name="intent" value={form.intent} />}
        {children}
      </FetcherForm>
    </FormContext>
  );
}

/**
 * Errors with a link to each field. A message of several fields stands once and leads to the first of them, unless they
 * are fields of list entries, which are wrong one by one. `describe` makes a message clear away from its field. Its focus
 * announces it once; a live region would announce it again with every corrected field.
 */
export function FormErrors({ describe }: { describe?: (field: string, message: string) => string }) {
  const { idOf, errors, attempt } = useFormParts();
  const id = useId();
  const messages = Object.values(errors);
  const entries = Object.entries(errors).filter(
    ([field, message], index) => field.includes('.') || messages.indexOf(message) === index,
  );
  const [summary, setSummary] = useState<HTMLElement | null>(null);
  useEffect(() => summary?.focus(), [summary]);
  if (entries.length === 0) return null;
  return (
    <div key={attempt} ref={setSummary} className="error-summary" role="group" aria-labelledby={id} tabIndex={-1}>
      <Icon name="alert" />
      <div>
        <h2 id={id}>{words.toCheck(entries.length)}</h2>
        <ul>
          {entries.map(([field, message = '']) => (
            <li key={field}>
              <a href={`#${idOf(field)}`} onClick={focusTarget}>
                {describe ? describe(field, message) : message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Focuses the target of a link without changing the address. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus();
}

interface FormFailureProps {
  title: string;
  /** Goes before the advice. */
  lead?: string;
  /** Go on after the advice. */
  children?: ReactNode;
  takesFocus?: boolean;
  /** Place of the message in the form. The one at the top is for pages without scripts. */
  at?: 'top' | 'bottom';
}

/** Says that it could not be sent, and what to do. */
export function FormFailure({ title, lead, children, takesFocus, at }: FormFailureProps) {
  const { failure, attempt } = useFormParts();
  const isElsewhere = at !== undefined && (at === 'top') !== (attempt === 0);
  if (!failure || isElsewhere) return null;
  return (
    <Alert key={attempt} tone="failure" title={title} takesFocus={takesFocus ?? false}>
      <p>
        {lead && `${lead} `}
        {adviceFor(failure)} {children}
      </p>
    </Alert>
  );
}

interface SubmitButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'form'> {
  icon?: IconName;
  /** Label while the form is being sent; the usual one by default. */
  busy?: string;
  /** Something else has to finish first, such as an upload. */
  isWaiting?: boolean;
}

/** Works outside of the form element as well. It stays enabled, since a disabled button would drop the focus. */
export function SubmitButton({ icon, busy, isWaiting = false, children, ...props }: SubmitButtonProps) {
  const { id, isPending } = useFormParts();
  const isBusy = isPending || isWaiting;
  return (
    <button type="submit" form={formElementId(id)} className="button button-primary" aria-disabled={isBusy} {...props}>
      {isBusy ? <Working /> : icon && <Icon name={icon} />}
      {isPending && busy ? busy : children}
    </button>
  );
}

interface FormStatusProps {
  children?: ReactNode;
  /** Message when sending takes long. */
  busy?: string;
  className?: string;
  /** Something else has to finish first, such as an upload. */
  isWaiting?: boolean;
}

/** Beside the button: what to know before sending, and after a while that it is still under way. */
export function FormStatus({ children, busy = words.stillWorking, className, isWaiting = false }: FormStatusProps) {
  const { isPending } = useFormParts();
  const isLong = useStillWorking(isPending || isWaiting);
  return (
    <p role="status" className={className} data-busy={isLong}>
      {isLong ? busy : children}
    </p>
  );
}
