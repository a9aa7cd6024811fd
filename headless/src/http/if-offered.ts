import { PorticoError } from '../core/errors.ts'

/** The answer of a part that not every caller may read and not every provider has: `null` if it is refused as such. */
export async function ifOffered<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading
  } catch (thrown) {
    if (thrown instanceof PorticoError && notOffered.includes(thrown.status ?? 0)) return null
    throw thrown
  }
}

const notOffered: readonly number[] = [403, 404, 501]
