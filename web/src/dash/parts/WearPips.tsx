// Wear as pips, a group a lap; what a choice would take is hollow.
interface Props {
  wear: number;
  full: number;
  laps: number;
  /** So many of `wear` would go. */
  spend?: number;
  /** What a screen reader says. */
  label: string;
}

export function WearPips({ wear, full, laps, spend = 0, label }: Props) {
  const group = Math.max(1, Math.ceil(full / Math.max(1, laps)));
  const pips = Array.from({ length: full }, (_, i) =>
    i < wear - spend ? 'has' : i < wear ? 'goes' : 'gone',
  );
  const groups = Array.from({ length: Math.ceil(full / group) }, (_, i) =>
    pips.slice(i * group, (i + 1) * group),
  );
  return (
    <span class="wear-pips" role="img" aria-label={label}>
      {groups.map((some, i) => (
        <span key={i} class="wear-group">
          {some.map((state, j) => (
            <span key={j} class={`wear-pip wear-pip-${state}`} />
          ))}
        </span>
      ))}
    </span>
  );
}
