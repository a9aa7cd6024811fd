import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { fakePorts } from '../../../test/fake-ports.ts'
import { type App, until } from '../../../test/open-app.ts'
import { giveStepUp, openSteppingUp, stepUpOf } from '../../../test/open-step-up.ts'
import { tokenOf } from '../../../test/token-of.ts'
import { createClient } from '../../client/index.ts'
import { PorticoProvider } from '../../react/index.ts'
import { sessionFeature } from '../../session/feature.ts'
import type { StepUpRule } from '../../step-up/index.ts'
import { hosted } from '../hosted-login/index.ts'
import { useIsSteppedUp } from './hooks.ts'
import type { StepUpInput } from './types.ts'

afterEach(cleanup)

function Probe(input: StepUpInput) {
  return <output>{String(useIsSteppedUp(input))}</output>
}

/** Returns a page with a signed-in user that renders the result of the hook. */
function page(app: Pick<App, 'client'>, input: StepUpInput = {}) {
  return (
    <PorticoProvider client={app.client}>
      <Probe {...input} />
    </PorticoProvider>
  )
}

const shown = () => screen.getByRole('status').textContent

/** Renders the page. */
async function show(app: App, input: StepUpInput = {}) {
  await act(async () => void render(page(app, input)))
}

/** Completes a step-up on the page of the user. */
async function stepUp(app: App) {
  await act(async () => {
    void stepUpOf(app).begin()
    await giveStepUp(app)
    await until(() => stepUpOf(app).step.name === 'done')
  })
}

const seconds = (app: Pick<App, 'clock'>, count: number) => act(() => app.clock.advance(1000 * count))

describe('useIsSteppedUp', () => {
  it('useIsSteppedUp is false without a user, and after a password alone', async () => {
    const app = await openSteppingUp()
    await show(app)
    expect(shown()).toBe('false')
    await act(async () => void (await app.client.session.logOut()))
    expect(shown()).toBe('false')
  })

  it('turns to yes with a second factor, and stays so where no age is asked for', async () => {
    const app = await openSteppingUp()
    await show(app)
    await stepUp(app)
    expect(shown()).toBe('true')
    await seconds(app, 120)
    expect(shown()).toBe('true')
  })

  it('turns to no by itself once the proof is older than asked', async () => {
    const app = await openSteppingUp()
    await show(app, { maxAge: 60 })
    await stepUp(app)
    expect(shown()).toBe('true')
    await seconds(app, 60)
    expect(shown()).toBe('true')
    await seconds(app, 1)
    expect(shown()).toBe('false')
  })

  it('useIsSteppedUp with an age is false if the proof is older', async () => {
    const app = await openSteppingUp()
    await stepUp(app)
    await seconds(app, 10)
    await show(app, { maxAge: 5 })
    expect(shown()).toBe('false')
    cleanup()
    await show(app, { maxAge: 15 })
    expect(shown()).toBe('true')
  })

  it('useIsSteppedUp with an age of 0 is true once, for what is shown when the proof arrives', async () => {
    const app = await openSteppingUp()
    await stepUp(app)
    await seconds(app, 1)
    await show(app, { maxAge: 0 })
    expect(shown()).toBe('true')
    await seconds(app, 5)
    expect(shown()).toBe('true')
    cleanup()
    await show(app, { maxAge: 0 })
    expect(shown()).toBe('false')
  })

  it('follows the age it is asked for', async () => {
    const app = await openSteppingUp()
    await stepUp(app)
    await seconds(app, 10)
    const { rerender } = render(page(app, { maxAge: 15 }))
    expect(shown()).toBe('true')
    rerender(page(app, { maxAge: 5 }))
    expect(shown()).toBe('false')
  })

  it('useIsSteppedUp is false once the user has signed out', async () => {
    const app = await openSteppingUp()
    await stepUp(app)
    await show(app)
    expect(shown()).toBe('true')
    await act(async () => void (await app.client.session.logOut()))
    expect(shown()).toBe('false')
  })

  it('useIsSteppedUp is false in server markup rendered before the user is known', async () => {
    const app = await openSteppingUp({ starts: false })
    expect(renderToString(page(app))).toContain('false')
  })
})

describe('useIsSteppedUp at another provider', () => {
  const endpoints = {
    authorization: 'https://id.test/auth',
    token: 'https://id.test/token',
    keys: 'https://id.test/jwks',
  }

  /** Renders the result for a user with these claims. */
  async function showFor(claims: object, stepUp: StepUpRule, input?: StepUpInput) {
    const ports = fakePorts()
    const client = createClient({ ports, hostedLogin: hosted({ clientId: 'lantern', endpoints, stepUp }) })
    const token = { accessToken: tokenOf({ sub: 'ada', ...claims }), expiresIn: 3600 }
    // The first renewal finds no session, and would end that of the token.
    void client.start()
    await until(() => client.get(sessionFeature).getSnapshot().status === 'unauthenticated')
    await client.session.accept(token, new AbortController())
    const app = { client, clock: ports.clock }
    await act(async () => void render(page(app, input)))
    return { app }
  }

  it('is by the assurance that the rule names, also if the token states no time', async () => {
    await showFor({ acr: 'gold' }, { acrValues: ['gold'] })
    expect(shown()).toBe('true')
    cleanup()
    await showFor({ acr: 'gold' }, { acrValues: ['gold'] }, { maxAge: 60 })
    expect(shown()).toBe('false')
  })

  it('turns to no by itself once the sign-in is older than the rule allows', async () => {
    const time = Math.floor(fakePorts().clock.now() / 1000)
    const { app } = await showFor({ auth_time: time - 10 }, { maxAge: 60 })
    expect(shown()).toBe('true')
    await seconds(app, 50)
    expect(shown()).toBe('true')
    await seconds(app, 1)
    expect(shown()).toBe('false')
  })
})
