import { render } from '@testing-library/react'
import { PorticoProvider } from '../src/react/index.ts'
import type { App } from './open-app.ts'

/** What a hook answers, over time. */
export interface Watched<Answer> {
  /** Every answer, one for each rendering. */
  readonly answers: readonly Answer[]
  /** The last answer. */
  readonly now: () => Answer | undefined
}

/** Renders a hook in an application, alone. */
export function watch<Answer>({ client }: App, useIt: () => Answer): Watched<Answer> {
  const answers: Answer[] = []
  function Watcher(): null {
    answers.push(useIt())
    return null
  }
  render(
    <PorticoProvider client={client}>
      <Watcher />
    </PorticoProvider>,
  )
  return { answers, now: () => answers.at(-1) }
}
