import { render } from '@testing-library/react'
import { PorticoProvider } from '../src/react/index.ts'
import type { App } from './open-app.ts'

/** The results of a hook over time. */
export interface Watched<Answer> {
  /** All results, one per rendering. */
  readonly answers: readonly Answer[]
  /** Returns the last result. */
  readonly now: () => Answer | undefined
}

/** Renders a hook alone in an application. */
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
