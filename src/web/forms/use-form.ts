import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { controlId } from './field.tsx';
import { type FieldErrors, type FormResult, isFailure } from './form-result.ts';

interface FormOptions<Saved, Field extends string> {
  /** Begins the ids of its controls: the field `name` of the form `review` is `review-name`. */
  id: string;
  /** The id of a field's control, where it is another. */
  idOf?: (field: string) => string;
  /** Two components with one key share what is under way: one may follow what the other sends. */
  key?: string;
  /** The page whose action answers; this one unless it says otherwise. */
  action?: string;
  /** Which of the page's forms it is. */
  intent?: string;
  /** What the form is about, where it shows one of many: an id, or 'new'. A result shows only beside its own subject. */
  subject?: string | undefined;
  /** How it went in a browser without scripts. */
  before?: FormResult<Saved, Field> | undefined;
  /** Loads what the page shows anew after it was sent. */
  reloads?: boolean;
  /** Runs once for each answer, also when another subject shows by then. */
  onResult?: (result: FormResult<Saved, Field>, subject: string | undefined) => void;
}

/** The state of one form on React Router's fetcher: what is under way, how it went, and which fields are wrong. */
export function useForm<Saved, Field extends string = string>(options: FormOptions<Saved, Field>) {
  const { id, key, action, intent, subject, before, reloads = false, onResult } = options;
  const { idOf = (field: string) => controlId(id, field) } = options;
  const { Form, state, data: answered, reset } = useFetcher<FormResult<Saved, Field>>(key ? { key } : undefined);
  const data = answered ?? undefined; // null after a reset
  const [sent, setSent] = useState({ subject, isAnew: true });
  const isSending = state === 'submitting';
  const attempt = useAnswers(isSending ? undefined : data, (result) => onResult?.(result, sent.subject));
  const answer = data ?? (sent.isAnew ? before : undefined);
  const result = isSending || sent.subject !== subject ? undefined : answer;
  const [corrected, setCorrected] = useState<{ of?: unknown; fields: readonly string[] }>({ fields: [] });
  const correctedNow = corrected.of === result ? corrected.fields : [];
  const errors = result?.kind === 'invalid' ? without(result.errors, correctedNow) : none;

  return {
    id,
    idOf,
    intent,
    Form,
    attributes: { method: 'post', ...(action && { action }), defaultShouldRevalidate: reloads } as const,
    isPending: isSending && sent.subject === subject,
    /** Undefined before the first answer and while another is awaited. */
    result,
    errors: errors as FieldErrors<Field>,
    failure: isFailure(result) ? result : undefined,
    /** Counts the answers: a message with the same words is a new one then, and is announced again. */
    attempt,
    /** Called when it is sent. */
    begin: () => setSent({ subject, isAnew: false }),
    /** A field that is being corrected is no longer wrong, nor is anything in it: `points` includes `points.0.title`. */
    correct: (field: string) => {
      if (Object.keys(errors).length === 0) return;
      setCorrected((before) => ({ of: result, fields: [...(before.of === result ? before.fields : []), field] }));
    },
    /** Forgets how it went. */
    startAnew: () => {
      setSent({ subject, isAnew: false });
      reset();
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
