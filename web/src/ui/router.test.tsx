import { render } from 'preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { address, go, Link, match } from './router';

describe('match', () => {
  it.each([
    ['/', '/', {}],
    ['/race/:id', '/race/solo-1', { id: 'solo-1' }],
    ['/race/:id/result', '/race/x/result', { id: 'x' }],
    ['/circuits/:name', '/circuits/a%20b', { name: 'a b' }],
    ['/race/:id', '/race/', null],
    ['/race/:id', '/race/x/result', null],
    ['/rules', '/rules/speed-circuit', null],
  ])('%s against %s', (pattern, path, found) => {
    expect(match(pattern, path)).toEqual(found);
  });
});

describe('go', () => {
  beforeEach(() => {
    go('/', 'replace');
    vi.stubGlobal('scrollTo', vi.fn());
  });

  it('moves the address, with its query and its hash', () => {
    go('/rules/speed-circuit?x=1#SC-4.3c');
    expect(address.value.path).toBe('/rules/speed-circuit');
    expect(address.value.query.get('x')).toBe('1');
    expect(address.value.hash).toBe('SC-4.3c');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('begins a new page at its top', () => {
    go('/circuits');
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('stays within the page on a plain click, and leaves others to the browser', () => {
    const box = document.createElement('div');
    document.body.append(box);
    render(<Link to="/host">host</Link>, box);
    const link = box.querySelector('a')!;
    const plain = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.dispatchEvent(plain);
    expect(plain.defaultPrevented).toBe(true);
    expect(address.value.path).toBe('/host');
    go('/', 'replace');
    const withKey = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.dispatchEvent(withKey);
    expect(address.value.path).toBe('/');
  });
});
