import { PorticoError } from './errors.ts'

/** Waits for a removal, and ignores that the provider has no such thing: somebody else removed it before. */
export async function unlessGone(removal: Promise<unknown>): Promise<void> {
  try {
    await removal
  } catch (thrown) {
    if (!(thrown instanceof PorticoError && thrown.status === 404)) throw thrown
  }
}
