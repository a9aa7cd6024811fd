import { PorticoError } from './errors.ts'

/** Waits for a removal. A thing that the provider does not have was removed before, which is no error. */
export async function unlessGone(removal: Promise<unknown>): Promise<void> {
  try {
    await removal
  } catch (thrown) {
    if (!(thrown instanceof PorticoError && thrown.status === 404)) throw thrown
  }
}
