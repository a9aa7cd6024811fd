import type { Unsubscribe } from '../events.ts'
import { hasPage } from './listen.ts'

/**
 * Tells of everything a person does in the page of the browser at hand, also where the page keeps it to itself. What a
 * script does is none of it: neither an event it makes up, nor a list it scrolls.
 */
export function onActivity(listener: () => void): Unsubscribe {
  if (!hasPage()) return () => {}
  const hear = ({ isTrusted }: Event) => {
    if (isTrusted) listener()
  }
  for (const input of inputs) window.addEventListener(input, hear, { capture: true, passive: true })
  return () => {
    for (const input of inputs) window.removeEventListener(input, hear, { capture: true })
  }
}

/** Scrolling is one of wheel, finger, key and pointer; the event `scroll` does not say who it was. */
const inputs = ['pointerdown', 'pointermove', 'wheel', 'touchmove', 'keydown']
