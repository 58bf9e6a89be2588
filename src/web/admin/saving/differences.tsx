import './saving.css';

interface DifferencesProps<Field extends string> {
  /** The names that people know the fields by, in their order. */
  labels: Readonly<Record<Field, string>>;
  theirs: Readonly<Record<Field, string>>;
  mine: Readonly<Record<Field, string>>;
}

/** What the other person left in the fields where it is not what stands here. */
export function Differences<Field extends string>({ labels, theirs, mine }: DifferencesProps<Field>) {
  const fields = (Object.keys(labels) as Field[]).filter((field) => theirs[field] !== mine[field]);
  return fields.map((field) => (
    <blockquote key={field}>
      <strong>{labels[field]}:</strong> {theirs[field] || 'nothing'}
    </blockquote>
  ));
}
