import { toPorticoError } from '../../../core/errors.ts'
import type { BulkFailure, BulkResult } from '../../../core/lists/list.ts'

/** Runs `work` for each id, ten at a time. An id that fails does not stop the others. */
export async function sideBySide(
  ids: readonly string[],
  signal: AbortSignal,
  work: (id: string) => Promise<unknown>,
): Promise<BulkResult> {
  const queue = [...new Set(ids)]
  const succeeded: string[] = []
  const failed: BulkFailure[] = []
  await Promise.all(Array.from({ length: atOnce }, workOff))
  return { succeeded, failed }

  async function workOff() {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      try {
        await work(id)
        succeeded.push(id)
      } catch (thrown) {
        signal.throwIfAborted()
        failed.push({ id, error: toPorticoError(thrown) })
      }
    }
  }
}

const atOnce = 10
