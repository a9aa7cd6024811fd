import type { Unsubscribe } from '../events.ts'
import { hasPage } from './listen.ts'

/**
 * Reports everything a person does in the page of the browser at hand, also where the page keeps it to itself. What a
 * script does is none of it: neither an event it makes up, nor a list it scrolls.
 */
export function onActivity(listener: () => void): Unsubscribe {
  if (!hasPage()) return () => {}
  const onInput = ({ isTrusted }: Event) => {
    if (isTrusted) listener()
  }
  for (const input of inputs) window.addEventListener(input, onInput, { capture: true, passive: true })
  return () => {
    for (const input of inputs) window.removeEventListener(input, onInput, { capture: true })
  }
}

/** Scrolling comes by wheel, finger, key or pointer; the event `scroll` may come from a script. */
const inputs = ['pointerdown', 'pointermove', 'wheel', 'touchmove', 'keydown']
