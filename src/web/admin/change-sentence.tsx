import { Fragment, type ReactNode } from 'react';
import { useClinic } from '#web/shell/clinic.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import { type Change, describeChange } from './describe-change.ts';

interface ChangeSentenceProps {
  change: Change;
  /** It stands in the history of the record itself, which needs no name. */
  isOwn?: boolean;
  /** Leads from the name of the record to the record. */
  link?: (thing: ReactNode) => ReactNode;
}

/** One sentence that says who changed what, from what to what. */
export function ChangeSentence({ change, isOwn = false, link = (thing) => thing }: ChangeSentenceProps) {
  const { timeZone } = useClinic();
  const { sentence, who, thing, name, before, after, parts } = describeChange(change, timeZone, isOwn);
  const list = parts.map((one, place) => (
    <Fragment key={one.part}>
      {place > 0 && ', '}
      <Sentence
        words={one.words}
        fields={{ part: one.part, before: <bdi>{one.before}</bdi>, after: <bdi>{one.after}</bdi> }}
      />
    </Fragment>
  ));
  return (
    <Sentence
      words={sentence}
      fields={{
        who: <bdi className="change-by">{who}</bdi>,
        thing: link(<Sentence words={thing} fields={{ name: <bdi>{name}</bdi> }} />),
        before: <bdi>{before}</bdi>,
        after: <bdi>{after}</bdi>,
        parts: list,
      }}
    />
  );
}
