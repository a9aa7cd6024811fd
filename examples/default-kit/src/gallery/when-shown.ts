import type { FixedStep } from '@portico/ui-kit'
import type { GalleryState } from './gallery-state.ts'
import { typeIn } from './type-in.ts'

/**
 * Resolves once the state is on the page: the code of its step has come, its fields are filled in, and nothing moves any
 * more that ends by itself. Never resolves where it was aborted.
 */
export async function whenShown(frame: Element, { fixed, typed }: GalleryState, signal: AbortSignal): Promise<void> {
  let sign: Element | null = null
  while (!sign?.isConnected) {
    await nextFrame(signal)
    sign = signOf(rootIn(frame), fixed)
    // What waits for the code of a step looks like a step that waits, and makes way for it.
    if (sign) await atRest(frame)
  }
  if (!typed) return
  typeIn(rootIn(frame), typed)
  await nextFrame(signal)
  await atRest(frame)
}

/** Where the parts of the box are: in its shadow root, or in the page itself. */
function rootIn(frame: Element): Element | ShadowRoot {
  return frame.querySelector('.portico')?.shadowRoot ?? frame
}

/** What only a box that shows the step has. */
function signOf(root: ParentNode, fixed: FixedStep | undefined): Element | null {
  const waiting = root.querySelector('.portico-Waiting')
  if (fixed && waitsForever(fixed)) return waiting
  return waiting ? null : root.querySelector('.portico-Title')
}

/** Whether a box shows that it waits, and nothing else. */
function waitsForever({ step, mfaStep }: FixedStep): boolean {
  const isSecondFactor = step.name === 'loginWithTwoFactor' || step.name === 'forceTwoFactor'
  return isSecondFactor && (mfaStep === undefined || mfaStep.name === 'idle')
}

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
