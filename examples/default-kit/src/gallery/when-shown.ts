import type { FixedStep } from '@portico/ui-kit'
import type { GalleryState } from './gallery-state.ts'
import { typeIn } from './type-in.ts'

/**
 * Resolves once the state is on the page: the code of its step has come, its fields are filled in, and nothing moves any
 * more that ends by itself. Never resolves where it was aborted.
 */
export async function whenShown(frame: Element, { fixed, typed }: GalleryState, signal: AbortSignal): Promise<void> {
  while (!isShown(rootIn(frame), fixed)) await nextFrame(signal)
  if (typed) typeIn(rootIn(frame), typed)
  await nextFrame(signal)
  await Promise.allSettled(shortAnimations(frame).map(({ finished }) => finished))
  await nextFrame(signal)
}

/** Where the parts of the box are: in its shadow root, or in the page itself. */
function rootIn(frame: Element): Element | ShadowRoot {
  return frame.querySelector('.portico')?.shadowRoot ?? frame
}

function isShown(root: ParentNode, fixed: FixedStep): boolean {
  const isWaiting = root.querySelector('.portico-Waiting') !== null
  return waitsForever(fixed) ? isWaiting : !isWaiting && root.querySelector('.portico-Title') !== null
}

/** Whether a box shows that it waits, and nothing else. */
function waitsForever({ step, mfaStep }: FixedStep): boolean {
  const isSecondFactor = step.name === 'loginWithTwoFactor' || step.name === 'forceTwoFactor'
  return isSecondFactor && (mfaStep === undefined || mfaStep.name === 'idle')
}

/** What moves and comes to rest in a moment: no spinner, and no countdown. */
function shortAnimations(frame: Element): readonly Animation[] {
  const root = rootIn(frame)
  const all = root instanceof ShadowRoot ? root.getAnimations() : root.getAnimations({ subtree: true })
  return all.filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 1000)
}

function nextFrame(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => signal.aborted || resolve()))
}
