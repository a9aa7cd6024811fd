import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { App } from '../../../headless/test/open-app.ts'
import { readSources } from '../../../test/arch/source.ts'
import { pass, step } from '../../test/open-login-box.tsx'
import { otherTimers, type Redirect, redirects } from '../../test/redirects.ts'
import { PorticoKit } from './portico-kit.tsx'

afterEach(cleanup)

/** This time exceeds every redirect. It is shorter than the interval between renewals of the session. */
const longTime = 180_000

describe.each(redirects)('the redirect of $at', (redirect) => {
  const { after, heading, announced, openNow, byHand, leadsTo } = redirect

  it('a timed redirect is announced while it is pending, and then happens', async () => {
    const app = await open(redirect)
    const before = places(app)
    await waitFor(() => expect(announcements().join(' ')).toContain(announced))
    await pass(app, after - 1)
    expect(places(app)).toEqual(before)
    await step(heading)
    await pass(app, 1000)
    await waitFor(() => expect(places(app).slice(before.length)).toEqual([expect.stringContaining(leadsTo)]))
  })

  it('a timed redirect can be stopped by keyboard for any length of time, and continued by keyboard', async () => {
    const app = await open(redirect)
    const before = places(app)
    await pressByKey('Stay here')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stay here' })).toBeNull())
    await waitFor(() => expect(announcements().join(' ')).toMatch(/Stopped\.|Sign in to Lantern/))
    expect(document.activeElement).not.toBe(document.body)
    await pass(app, longTime)
    expect(places(app)).toEqual(before)
    for (const name of byHand.presses) await pressByKey(name)
    await pass(app, 1000)
    await waitFor(() => expect(app.ports.page.opened.at(-1) ?? placeOf(app)).toContain(byHand.leadsTo))
  })

  it('comes at once when asked for by a key, and not again', async () => {
    const app = await open(redirect)
    const before = places(app)
    await pressByKey(openNow)
    await pass(app, 1000)
    await waitFor(() => expect(places(app).slice(before.length)).toEqual([expect.stringContaining(leadsTo)]))
    await pass(app, longTime)
    expect(places(app)).toHaveLength(before.length + 1)
  })

  it('a timed redirect does not happen if the user has navigated elsewhere', async () => {
    const app = await open(redirect)
    await act(async () => app.client.navigate('/elsewhere'))
    const before = places(app)
    await pass(app, longTime)
    expect(places(app)).toEqual(before)
  })
})

describe('the redirects that are shown here', () => {
  const sources = ['headless/src/features', 'headless/src/client', 'headless/src/react', 'ui-kit/src']
    .flatMap((folder) => readSources(folder))
    .filter(({ path }) => /\.tsx?$/.test(path) && !/\.(?:test|test-d|gen)\.tsx?$/.test(path))
    .filter(({ path }) => path !== 'headless/src/client/auto-advance.ts')

  it('the tested redirects are all timed redirects of the sources', () => {
    const times = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:advanceAfter\(|delay\()([^)]*)\)/g)].map(
        ([, time]) => `${path.replace('headless/src/features/', '')} ${time}`,
      ),
    )
    expect(times.sort()).toEqual(redirects.map(({ at }) => at).sort())
  })

  it('timers of the sources are in known files alone, none of which redirects', () => {
    const timers = sources.filter(({ text }) => /\b(?:sleep|after|setTimeout|setInterval)\(/.test(text))
    expect(timers.map(({ path }) => path).sort()).toEqual(Object.keys(otherTimers).sort())
  })
})

/** Renders the application at the redirect. */
async function open({ open, act: bringThere, heading }: Redirect): Promise<App> {
  const app = await open()
  render(
    <PorticoKit client={app.client} isolation="none" brand={{ name: 'Lantern' }}>
      <p>Application</p>
    </PorticoKit>,
  )
  await bringThere?.(app)
  await step(heading)
  await act(() => app.clock.advance(0))
  return app
}

/** Moves the focus to a button by keyboard, and presses it. */
async function pressByKey(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name })
  for (let key = 0; key < 20 && document.activeElement !== button; key++) await userEvent.tab()
  await waitFor(() => expect(document.activeElement).toBe(button))
  await userEvent.keyboard('{Enter}')
}

function announcements(): readonly string[] {
  return screen.getAllByRole('status').map(({ textContent }) => textContent)
}

/** Returns all places that the page was sent to, in order. */
function places({ ports }: App): readonly string[] {
  return [...ports.page.moves.map(({ path }) => path), ...ports.page.opened]
}

function placeOf({ ports }: App): string {
  const { pathname = '', search = '' } = ports.page.url() ?? {}
  return pathname + search
}
