import { expect } from 'vitest'
import type { Visit } from './visit.ts'

/** Answers that do not come until they are let go. */
export interface HeldAnswers {
  /** Lets them all come. */
  readonly give: () => void
  /** Waits until some have been asked for, and nothing else is on its way. */
  readonly areLast: () => Promise<void>
  /** How many have been let go. */
  readonly given: () => number
}

/** Keeps every answer to `address` back: by default, all of the provider. */
export async function heldAnswers(
  { context, providerUrl }: Pick<Visit, 'context' | 'providerUrl'>,
  address: string | RegExp = `${providerUrl}/**`,
): Promise<HeldAnswers> {
  let give = () => {}
  let asked = 0
  let given = 0
  let onTheWay = 0
  const free = new Promise<void>((resolve) => {
    give = resolve
  })
  context.on('request', () => void onTheWay++)
  context.on('requestfinished', () => void onTheWay--)
  context.on('requestfailed', () => void onTheWay--)
  await context.route(address, async (route) => {
    asked++
    await free
    given++
    await route.continue()
  })
  return {
    give,
    given: () => given,
    areLast: () => expect.poll(() => asked > 0 && onTheWay === asked - given, { timeout: 30_000 }).toBe(true),
  }
}
