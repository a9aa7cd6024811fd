import type { GalleryState } from './gallery-state.ts'
import { typeIn } from './type-in.ts'

/**
 * Resolves once the state is on the page: the code of its step has come, its button is pressed, its fields are
 * filled in, and no short animation runs. Never resolves where it was aborted.
 */
export async function whenShown(frame: Element, state: GalleryState, signal: AbortSignal): Promise<void> {
  const { typed, pressed, sent } = state
  let sign: Element | null = null
  while (!sign?.isConnected) {
    await nextFrame(signal)
    sign = signIn(rootIn(frame), state)
    // What waits for the code of a step looks like a step that waits, and makes way for it.
    if (sign) await atRest(frame)
  }
  if (pressed) {
    rootIn(frame).querySelector<HTMLElement>(pressed)?.click()
    await nextFrame(signal)
    await atRest(frame)
  }
  if (!typed) return
  typeIn(rootIn(frame), typed)
  await nextFrame(signal)
  await atRest(frame)
  if (!sent) return
  rootIn(frame).querySelector<HTMLElement>(sent)?.click()
  await nextFrame(signal)
  await atRest(frame)
}

/** Where the parts of the box are: in its shadow root, or in the page itself. */
function rootIn(frame: Element): Element | ShadowRoot {
  return frame.querySelector('.portico')?.shadowRoot ?? frame
}

/** What only a page that shows the state has, once it has all of its code. */
export function signIn(
  place: ParentNode,
  { isWaiting = false, sign = '.portico-Title' }: GalleryState,
): Element | null {
  const waiting = place.querySelector(waits)
  if (isWaiting) return waiting
  return waiting ? null : place.querySelector(sign)
}

/** What stands in the place of a step whose code has not come. */
const waits = '[role=status].portico-Waiting'

/** Waits for what comes to rest in a moment: for no spinner, and for no countdown. */
async function atRest(frame: Element): Promise<void> {
  const root = rootIn(frame)
  const all = root instanceof ShadowRoot ? root.getAnimations() : root.getAnimations({ subtree: true })
  const short = all.filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 1000)
  await Promise.allSettled(short.map(({ finished }) => finished))
}

function nextFrame(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => signal.aborted || resolve()))
}
