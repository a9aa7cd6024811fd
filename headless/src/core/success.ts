import type { ActionTools, Setter } from './feature.ts'

/** A flow is at its end. */
export interface SuccessStep {
  /** Which step this is. */
  readonly name: 'success'
  /** Whether the page was told to stay where it is. */
  readonly isStaying: boolean
}

/** How a flow ends whose page moves on by itself. */
export interface Success<State> {
  /** Shows that it is done, and moves on after a while. */
  readonly show: (set: Setter<State>) => void
  /** Moves on now. */
  readonly moveOn: () => void
  /** Keeps the page where it is. */
  readonly stay: () => void
}

/** The end of a flow: its step `success`, from which the page moves on `after` milliseconds later unless told to stay. */
export function successOf<Host, Step extends { readonly name: string }>(
  { task, step, cancelAll }: ActionTools<Host, { readonly step: Step | SuccessStep }>,
  after: number,
  moveOn: () => void,
): Success<{ readonly step: Step | SuccessStep }> {
  const leadOn = task('latest', async ({ delay }) => {
    await delay(after)
    moveOn()
  })
  return {
    show(set) {
      set({ step: { name: 'success', isStaying: false } })
      void leadOn()
    },
    moveOn: step(() => {
      cancelAll()
      moveOn()
    }),
    stay: step(({ set, state }) => {
      if (state().step.name !== 'success') return
      cancelAll()
      set({ step: { name: 'success', isStaying: true } })
    }),
  }
}
