import type { EmulatorServer } from '../node/index.ts'

/** The part of a Playwright page that has a clock. */
export interface ClockedPage {
  /** The clock of the page. */
  readonly clock: {
    /** Has the page go by this clock, from `time` in epoch milliseconds. */
    readonly install: (options: { time: number }) => Promise<void>
    /** Moves the clock on by milliseconds; what is due runs once. */
    readonly fastForward: (ms: number) => Promise<void>
  }
}

/** The clocks of a provider and of a page, which move together. */
export interface HeldClocks {
  /** Moves both on by milliseconds. What is due in the page happens then, once. */
  readonly advance: (ms: number) => Promise<void>
}

/**
 * Takes hold of the clocks of the provider and of a page. Call it before the page is opened, because what a page has
 * already begun to wait for keeps the real time.
 *
 * @example
 * ```ts
 * const clocks = await holdClocks(page, emulator)
 * await page.goto('/')
 * await clocks.advance(61_000)
 * ```
 */
export async function holdClocks(
  { clock }: ClockedPage,
  { emulator }: Pick<EmulatorServer, 'emulator'>,
): Promise<HeldClocks> {
  await clock.install({ time: emulator.now() })
  return {
    async advance(ms) {
      // The provider first: a page that wakes up and asks finds it there already.
      emulator.advance(ms)
      await clock.fastForward(ms)
    },
  }
}
