import type { StepCall, TaskCall } from '../core/feature.ts'
import { knowsCustomLogin, loadCustomLogin } from './custom-login.ts'
import type { Client } from './types.ts'

type Delaying = Pick<TaskCall<unknown>, 'delay' | 'signal'>

/** What {@link leadingOn} needs of the tools of a feature. */
interface LeadingTools<Step> {
  readonly client: Client
  task(mode: 'latest', work: (call: Delaying, ms: number) => Promise<void>): (ms: number) => unknown
  step(work: (call: StepCall<{ readonly step: Step }>) => void): () => void
  readonly cancelAll: () => void
}

/**
 * What a feature builds its way on from. The page leads on by itself after a while and says so; a person may go on at
 * once, or stay for as long as they like (WCAG 2.2.1). A step at which it does has a member `isStaying`.
 */
export function leadingOn<Step extends object>(tools: LeadingTools<Step>, open: () => void) {
  const { client, task, step, cancelAll } = tools
  const leadOnAfter = task('latest', async (call, ms) => {
    const [isHere] = await Promise.all([waitHere(client, call, ms), loadCustomLogin(client, call.signal)])
    if (isHere) open()
  })
  return {
    /** Opens what is next after `ms` milliseconds, once it is known where the tenant has its application. */
    leadOnAfter,
    /** Opens it at once. */
    openNow: step(() => {
      cancelAll()
      if (knowsCustomLogin(client)) open()
      else void leadOnAfter(0)
    }),
    /** Opens it when asked to only. */
    stay: step((call) => stay(call, cancelAll)),
  }
}

/** Waits `ms` milliseconds. Answers whether the page is where it was: who has gone elsewhere is not led on from there. */
export async function waitHere({ ports }: Client, { delay }: Pick<Delaying, 'delay'>, ms: number): Promise<boolean> {
  const place = () => ports.page.url()?.pathname
  const here = place()
  await delay(ms)
  return place() === here
}

/** Ends what leads on by itself, where the step is one that does. */
export function stay<Step extends object>(
  { set, state }: StepCall<{ readonly step: Step }>,
  cancelAll: () => void,
): void {
  const { step } = state()
  if (!('isStaying' in step)) return
  cancelAll()
  set({ step: { ...step, isStaying: true } })
}
