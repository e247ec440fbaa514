import { Notice } from '../../ui/Notice';

/** What the server said to an act, beside it. */
export function Refusal({ failure }: { failure: string | null }) {
  if (!failure) return null;
  return (
    <Notice tone="out" icon="flag">
      {failure}
    </Notice>
  );
}
