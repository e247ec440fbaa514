/** The mark: two kerbed bends and a flag of road. */
export function Logo() {
  return (
    <svg class="logo" width="36" height="22" viewBox="-1 0 36 22" fill="none" aria-hidden="true">
      <path
        class="logo-road"
        d="M2 18c4 0 7-.5 9.5-4.5S16 7 20.5 6 27 5 32 4"
        stroke-width="6"
        stroke-linecap="round"
      />
      <path
        class="logo-line"
        d="M2 18c4 0 7-.5 9.5-4.5S16 7 20.5 6 27 5 32 4"
        stroke-width="2.4"
        stroke-linecap="round"
      />
    </svg>
  );
}
