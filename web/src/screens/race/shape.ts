// Wide: a rail beside the board. Sheet: phones, upright or on their side.
import { useEffect, useState } from 'preact/hooks';

export type Shape = 'wide' | 'sheet';

const query = '(max-width: 860px), (max-height: 480px)';

export function useShape(): Shape {
  const [isSheet, setIsSheet] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const change = () => setIsSheet(media.matches);
    media.addEventListener('change', change);
    return () => media.removeEventListener('change', change);
  }, []);
  return isSheet ? 'sheet' : 'wide';
}
