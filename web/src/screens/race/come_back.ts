import { useEffect } from 'preact/hooks';

const patience = 10_000;

/** A page that found no server looks again by itself, and at once when the network is back. */
export function useComeBack(isAway: boolean) {
  useEffect(() => {
    if (!isAway) return;
    const again = () => location.reload();
    const look = () => void fetch('/api/health').then(again, () => undefined);
    const timer = setInterval(look, patience);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [isAway]);
}
