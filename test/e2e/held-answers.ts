import type { Visit } from './visit.ts'

/** Answers of the provider that do not come until they are let go. */
export interface HeldAnswers {
  /** Lets them all come. */
  readonly give: () => void
  /** How many have been let go. */
  readonly given: () => number
}

/** Keeps every answer of the provider back. */
export async function heldAnswers({
  context,
  providerUrl,
}: Pick<Visit, 'context' | 'providerUrl'>): Promise<HeldAnswers> {
  let give = () => {}
  let given = 0
  const free = new Promise<void>((resolve) => {
    give = resolve
  })
  await context.route(`${providerUrl}/**`, async (route) => {
    await free
    given++
    await route.continue()
  })
  return { give, given: () => given }
}
