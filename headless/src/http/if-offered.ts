import { PorticoError } from '../core/errors.ts'

/** The answer of a part that not every caller may read and not every provider has: `null` if it is refused as such. */
export async function ifOffered<Value>(reading: Promise<Value>): Promise<Value | null> {
  return unless(notOffered, reading)
}

/** The answer of an operation that not every provider has: `null` without it. A refusal of the caller stays an error. */
export async function ifBuilt<Value>(reading: Promise<Value>): Promise<Value | null> {
  return unless(notBuilt, reading)
}

/** `true` for the refusal of an operation that the provider does not have. */
export function isNotBuilt(thrown: unknown): boolean {
  return thrown instanceof PorticoError && thrown.status === 501
}

async function unless<Value>(statuses: readonly number[], reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading
  } catch (thrown) {
    if (thrown instanceof PorticoError && statuses.includes(thrown.status ?? 0)) return null
    throw thrown
  }
}

const notBuilt: readonly number[] = [404, 501]
const notOffered: readonly number[] = [403, ...notBuilt]
