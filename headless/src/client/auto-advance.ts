import type { StepCall, TaskCall } from '../core/feature.ts'
import { knowsCustomLogin, loadCustomLogin } from './custom-login.ts'
import type { Client } from './types.ts'

type Delaying = Pick<TaskCall<unknown>, 'delay' | 'signal'>

/** The tools of a feature that {@link autoAdvance} uses. */
interface AdvanceTools<Step> {
  readonly client: Client
  task(mode: 'latest', work: (call: Delaying, ms: number) => Promise<void>): (ms: number) => unknown
  step(work: (call: StepCall<{ readonly step: Step }>) => void): () => void
  readonly cancelAll: () => void
}

/**
 * The actions of a step from which the page moves on by itself after a time. The step has a member `isStaying`; a person
 * may move on at once or stay (WCAG 2.2.1).
 */
export function autoAdvance<Step extends object>(tools: AdvanceTools<Step>, open: () => void) {
  const { client, task, step, cancelAll } = tools
  const advanceAfter = task('latest', async (call, ms) => {
    const isHere = whileHere(client)
    await Promise.all([call.delay(ms), loadCustomLogin(client, call.signal)])
    if (isHere()) open()
  })
  return {
    /** Opens the next page after `ms` milliseconds, once the address of the tenant's application is known. */
    advanceAfter,
    /** Skips the rest of the wait. */
    advanceNow: step(() => {
      cancelAll()
      if (knowsCustomLogin(client)) open()
      else void advanceAfter(0)
    }),
    /** Opens it only by `advanceNow`. */
    stay: step((call) => stay(call, cancelAll)),
  }
}

/** Returns a function that is `true` while the page is where it is now. A query is a part of that, and `#` with its text is not. */
export function whileHere({ ports }: Client): () => boolean {
  const place = () => {
    const { pathname, search } = ports.page.url() ?? {}
    return `${pathname}${search}`
  }
  const here = place()
  return () => place() === here
}

/** Ends the timed move of a step that has one. */
export function stay<Step extends object>(
  { set, state }: StepCall<{ readonly step: Step }>,
  cancelAll: () => void,
): void {
  const { step } = state()
  if (!('isStaying' in step)) return
  cancelAll()
  set({ step: { ...step, isStaying: true } })
}
