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
    const [isHere] = await Promise.all([waitHere(client, call, ms), loadCustomLogin(client, call.signal)])
    if (isHere) open()
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

/** Waits `ms` milliseconds. Resolves to `false` if the page's path has changed meanwhile. */
export async function waitHere({ ports }: Client, { delay }: Pick<Delaying, 'delay'>, ms: number): Promise<boolean> {
  const place = () => ports.page.url()?.pathname
  const here = place()
  await delay(ms)
  return place() === here
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
