import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './Icon';

/** A bar that says how things stand: amber what is away, red what was refused, teal what went well. */
export function Notice({
  tone,
  icon,
  children,
  end,
}: {
  tone?: 'wear' | 'out' | 'free';
  icon: IconName;
  children: ComponentChildren;
  end?: ComponentChildren;
}) {
  return (
    <div class={`notice ${tone ? `notice-${tone}` : ''}`} role={tone === 'out' ? 'alert' : 'status'}>
      <span class={tone ? `tone-${tone}` : ''}>
        <Icon name={icon} />
      </span>
      <div>{children}</div>
      {end && <div class="notice-end">{end}</div>}
    </div>
  );
}
