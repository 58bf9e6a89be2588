import './forms.css';

interface CharacterCountProps {
  length: number;
  max: number;
}

/** Says how much room is left. The field itself takes more, so that nothing that is pasted is cut silently. */
export function CharacterCount({ length, max }: CharacterCountProps) {
  const over = length - max;
  return (
    <span className="character-count num" data-over={over > 0}>
      {format(length)} of {format(max)}
      <span className="visually-hidden" role="status">
        {over > 0 && `${format(over)} ${over === 1 ? 'character' : 'characters'} too many`}
      </span>
    </span>
  );
}

function format(count: number) {
  return count.toLocaleString('en');
}
