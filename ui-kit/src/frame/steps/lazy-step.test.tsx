import { act, cleanup, render, screen } from '@testing-library/react'
import { type ReactElement, Suspense, useContext } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { openApp } from '../../../../headless/test/open-app.ts'
import { PorticoKit } from '../../kit/portico-kit.tsx'
import { LeavingContext } from '../attempt.ts'
import { HoldContext, lazyStep } from '../loading/lazy-part.tsx'
import { useShownStep } from './use-shown-step.ts'

afterEach(cleanup)

/** Opens a flow of two steps. The test decides when the code of the second one arrives. */
async function open() {
  const { client } = await openApp({ logLevel: 'silent', address: 'http://localhost:5173/' })
  let arrive = (_: () => ReactElement) => {}
  let fail = () => {}
  const promise = new Promise<() => ReactElement>((resolve, reject) => {
    arrive = resolve
    fail = reject
  })
  const Second = lazyStep(() => promise)

  function First() {
    return <p>{useContext(LeavingContext) ? 'first, left' : 'first'}</p>
  }

  function Flow({ step }: { readonly step: 'first' | 'second' }) {
    const { shown, isLeaving } = useShownStep(step, false)
    return (
      <LeavingContext.Provider value={isLeaving}>
        <HoldContext.Provider value={true}>
          <Suspense fallback="nothing">{shown === 'first' ? <First /> : <Second />}</Suspense>
        </HoldContext.Provider>
      </LeavingContext.Provider>
    )
  }

  const shell = (step: 'first' | 'second') => (
    <PorticoKit client={client} isolation="none">
      <Flow step={step} />
    </PorticoKit>
  )
  const { rerender } = render(shell('first'))
  const goOn = () => act(() => rerender(shell('second')))
  return { goOn, arrives: () => act(async () => arrive(() => <p>second</p>)), fails: () => act(async () => fail()) }
}

describe('a step whose code is not there yet', () => {
  it('leaves the former step on the page until the code is there', async () => {
    const { goOn, arrives } = await open()
    goOn()
    expect(screen.getByText('first, left')).toBeDefined()
    expect(screen.queryByText('nothing')).toBeNull()
    await arrives()
    await screen.findByText('second')
    expect(screen.queryByText(/first/)).toBeNull()
  })

  it('a step whose code cannot be loaded shows a failure with a retry', async () => {
    const { goOn, fails } = await open()
    goOn()
    await fails()
    await screen.findByRole('button', { name: 'Try again' })
  })
})
