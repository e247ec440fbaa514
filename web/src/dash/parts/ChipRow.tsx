// Chips drawn as chips; those about to be spent are filled.
interface Props {
  /** What each shows, and how many of it there are. */
  chips: { label: string; count: number; spent: number }[];
  /** What a screen reader says. */
  label: string;
}

// A disc with a milled edge.
const edge = Array.from({ length: 32 }, (_, i) => {
  const angle = (i * Math.PI) / 16;
  const distance = i % 2 === 0 ? 17 : 15.4;
  return `${(20 + Math.sin(angle) * distance).toFixed(2)},${(20 - Math.cos(angle) * distance).toFixed(2)}`;
}).join(' ');

export function ChipRow({ chips, label }: Props) {
  return (
    <div class="chip-row" role="img" aria-label={label}>
      {chips.map(({ label: text, count, spent }) => (
        <span key={text} class="chip-kind">
          {Array.from({ length: count }, (_, i) => (
            <svg key={i} class={`chip ${i < spent ? 'is-spent' : ''}`} viewBox="0 0 40 40" aria-hidden="true">
              {i < spent ? <polygon points={edge} /> : <circle cx="20" cy="20" r="16" />}
              <text x="20" y="20">
                {text}
              </text>
            </svg>
          ))}
        </span>
      ))}
    </div>
  );
}
