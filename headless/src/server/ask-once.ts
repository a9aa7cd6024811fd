import { networkError } from '../core/errors.ts'
import { sleep } from '../core/sleep.ts'
import { lifeOfResult, resultLife } from './ended-sessions.ts'
import { recordOf, resultIn } from './renewal-result.ts'
import type { Settings } from './settings.ts'
import type { RenewalResult } from './types.ts'

/**
 * Asks the provider for a renewal, unless another process does or did so in the last minute: then its result is returned. Rejects
 * with `network` if another process takes too long, as nothing is known of the session then.
 */
export async function askOnce(
  settings: Settings,
  key: string,
  ask: () => Promise<RenewalResult>,
): Promise<RenewalResult> {
  const { memory, options, ports } = settings
  const longest = options.timeout ?? 30_000
  const until = ports.clock.elapsed() + longest
  while (true) {
    const unlock = await memory.lock(key, longest + margin)
    try {
      const found = resultIn(await memory.read('result', key))
      if (found) return found
      if (unlock) return await share(settings, key, await ask())
    } finally {
      await unlock?.()
    }
    if (ports.clock.elapsed() >= until) throw networkError(new Error('The renewal of another process takes too long'))
    await sleep(ports.clock, turn, undefined)
  }
}

/** Gives a result to the other processes. A failure is of one process alone, and the next one may try. */
async function share({ memory }: Settings, key: string, result: RenewalResult): Promise<RenewalResult> {
  const { answer, led } = result
  if (answer.status >= 300) return result
  await memory.keep('result', key, recordOf(result), lifeOfResult(key, led))
  if (led.next !== null && led.next !== key) await memory.keep('former', led.next, { key }, resultLife)
  return result
}

/** Milliseconds that a lock outlives the longest call. */
const margin = 5000
/** Milliseconds between two looks at the lock of another process. */
const turn = 50
