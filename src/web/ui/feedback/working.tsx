import './working.css';

/** An arc that opens while something is under way. Beside words it stays silent; alone it says them. */
export function Working({ says }: { says?: string }) {
  return (
    <span className="working" role={says ? 'status' : undefined}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path className="working-track" d="M4 16.5A8.5 8.5 0 0 1 20 16.5" />
        <path className="working-arc" pathLength="180" d="M4 16.5A8.5 8.5 0 0 1 20 16.5" />
      </svg>
      {says && <span className="visually-hidden">{says}</span>}
    </span>
  );
}
