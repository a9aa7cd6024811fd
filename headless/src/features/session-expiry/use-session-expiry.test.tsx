import { act, cleanup, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { type App, until } from '../../../test/open-app.ts'
import { expiryOf, limit, openQuiet } from '../../../test/session-policy.ts'
import { watch } from '../../../test/watch.tsx'
import { PorticoProvider } from '../../react/index.ts'
import { sessionFeature } from '../../session/index.ts'
import { type SessionExpiryOptions, useSessionExpiry } from './react.ts'

afterEach(cleanup)

async function open(idle = 900, hasTabs = false) {
  const app = await openQuiet({ signedInAs: 'reader@acme.test', hasTabs })
  limit(app, { idle })
  return app
}

async function watching(app: App, options?: SessionExpiryOptions) {
  const watched = watch(app, () => useSessionExpiry(options))
  await act(() => until(() => expiryOf(app).status === 'active'))
  return watched
}

const pass = (app: App, seconds: number) => act(() => app.clock.advance(1000 * seconds))

describe('useSessionExpiry', () => {
  it('warns ahead of the end, counts down, and reports the reason of the end', async () => {
    const app = await open()
    const { answers, now } = await watching(app, { warnAhead: 3 })
    await pass(app, 896)
    expect(now()).toMatchObject({ status: 'active', remaining: null, reason: 'idle' })
    const before = answers.length
    await pass(app, 4)
    const shown = answers.slice(before).map(({ status, remaining, reason }) => [status, remaining, reason])
    expect(shown.slice(0, 3)).toEqual([
      ['warning', 3, 'idle'],
      ['warning', 2, 'idle'],
      ['warning', 1, 'idle'],
    ])
    expect(shown.at(-1)).toEqual(['expired', null, 'idle'])
  })

  it('warns a minute ahead by default', async () => {
    const app = await open()
    const { now } = await watching(app)
    await pass(app, 840)
    expect(now()).toMatchObject({ status: 'warning', remaining: 60 })
  })

  it('warns for half of the time where that is short', async () => {
    const app = await open(30)
    const { now } = await watching(app)
    expect(now()?.status).toBe('active')
    await pass(app, 15)
    expect(now()).toMatchObject({ status: 'warning', remaining: 15 })
  })

  it('warns no longer once the person stays, in this tab or another', async () => {
    const app = await open(900, true)
    const other = await openQuiet({ beside: app, sameBrowser: true })
    const [here, there] = [await watching(app), await watching(other)]
    await pass(app, 850)
    expect([here.now()?.status, there.now()?.status]).toEqual(['warning', 'warning'])
    act(() => here.now()?.staySignedIn())
    await pass(app, 0)
    expect([here.now()?.status, there.now()?.status]).toEqual(['active', 'active'])
    await pass(app, 850)
    act(() => other.ports.page.act())
    await pass(app, 0)
    expect([here.now()?.status, there.now()?.status]).toEqual(['active', 'active'])
    await pass(app, 900)
    expect([here.now()?.status, there.now()?.status]).toEqual(['expired', 'expired'])
  })

  it('keeps its actions, and renders nothing for a renewal', async () => {
    const app = await open()
    const { answers, now } = await watching(app)
    const before = answers.length
    const { staySignedIn, load } = now() ?? {}
    await act(async () => void (await app.client.session.refresh()))
    expect(answers).toHaveLength(before)
    await pass(app, 850)
    expect([now()?.staySignedIn, now()?.load]).toEqual([staySignedIn, load])
  })

  it('useSessionExpiry never shows a signed-in page again after its end was slept through', async () => {
    const app = await open()
    const { answers } = await watching(app)
    const before = answers.length
    app.clock.jump(36_000_000)
    act(() => app.ports.page.wake())
    expect(app.client.get(sessionFeature).getSnapshot().user).toBeNull()
    expect(answers.slice(before).map(({ status }) => status)).toEqual(['expired'])
  })

  it('works once under StrictMode, and leaves nothing behind', async () => {
    const app = await open()
    const before = app.ports.page.listeners()
    function Watcher(): null {
      useSessionExpiry()
      return null
    }
    const { unmount } = render(
      <StrictMode>
        <PorticoProvider client={app.client}>
          <Watcher />
        </PorticoProvider>
      </StrictMode>,
    )
    await act(() => until(() => expiryOf(app).status === 'active'))
    expect(app.called().filter((operation) => operation === 'getSessionPolicy')).toHaveLength(1)
    unmount()
    await pass(app, 10)
    expect([app.clock.timers(), app.ports.page.listeners()]).toEqual([0, before])
  })

  it('renders on a server, where nothing ends', async () => {
    const app = await open()
    const markup = renderToString(
      <PorticoProvider client={app.client}>
        <Status />
      </PorticoProvider>,
    )
    expect(markup).toContain('none')
    expect(app.called()).not.toContain('getSessionPolicy')
  })
})

function Status() {
  return <p>{useSessionExpiry().status}</p>
}
