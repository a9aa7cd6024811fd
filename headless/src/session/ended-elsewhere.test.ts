import { describe, expect, it, vi } from 'vitest'
import { type App, inTime, openApp, until } from '../../test/open-app.ts'
import { givePassword, loginOf, openLogin } from '../../test/open-login.ts'
import { loginFeature } from '../features/login/feature.ts'
import { sessionFeature } from './feature.ts'
import { untriedKey } from './session-notes.ts'

const me = 'admin@acme.test'
const statusOf = ({ client }: App) => client.get(sessionFeature).getSnapshot().status
const endsOf = ({ client }: App) => {
  const events: unknown[] = []
  client.on('sessionEnded', (payload) => events.push(payload))
  return events
}

/** Two tabs of one browser, in which one person is signed in. The second one shows the login. */
async function openTwoTabs() {
  const app = await openApp({ signedInAs: me, hasTabs: true })
  const other = await openLogin({ beside: app, sameBrowser: true })
  await until(() => statusOf(other) === 'authenticated')
  return { app, other }
}

async function renew(app: App) {
  await inTime(app.clock, app.client.session.refresh())
}

/** Ends the session in both tabs, as a provider that refuses to renew it. */
async function refuse({ app, other }: Awaited<ReturnType<typeof openTwoTabs>>) {
  app.browser.clearCookies()
  await renew(app)
  await until(() => statusOf(other) === 'unauthenticated')
}

describe('the reason of an ended session at a login that stays on the page', () => {
  it.each([me, 'reader@acme.test'])('is gone once %s has signed in in another tab', async (email) => {
    const tabs = await openTwoTabs()
    const { app, other } = tabs
    await refuse(tabs)
    await until(() => {
      const { step } = loginOf(other)
      return step.name === 'preLogin' && step.notice === 'sessionEnded'
    })
    app.browser.signIn(email)
    await renew(app)
    await inTime(
      app.clock,
      until(() => statusOf(other) === 'authenticated'),
    )
    expect(loginOf(other).step).toEqual({ name: 'preLogin', email: '', notice: null })
  })
})

describe('the part that explains an end', () => {
  it('emits nothing and leaves no reason if a person has signed in before it has loaded', async () => {
    const { app, load } = await openWithLatePart()
    const events = endsOf(app)
    app.browser.clearCookies()
    await app.client.session.refresh()
    expect(statusOf(app)).toBe('unauthenticated')
    app.browser.signIn(me)
    await app.client.session.refresh()
    expect(statusOf(app)).toBe('authenticated')
    const { unshownEnd } = await load()
    expect([events, unshownEnd(app.client)]).toEqual([[], null])
  })

  it.each(['log-out', 'renewal'])(
    'notes no sign-in of another site if a %s has come before it has loaded',
    async (next) => {
      const { app, load } = await openWithLatePart()
      app.client.get(loginFeature).subscribe(() => {})
      await givePassword(app, me)
      expect(statusOf(app)).toBe('authenticated')
      if (next === 'log-out') await app.client.session.logOut()
      else await app.client.session.refresh()
      await load()
      expect(app.ports.storage.session.get(untriedKey(app.client))).toBeNull()
    },
  )

  /** An application on another site than the provider, in which only the time at which the part arrives is another one. */
  async function openWithLatePart() {
    let begin = () => {}
    const isAwaited = new Promise<void>((resolve) => {
      begin = resolve
    })
    vi.doMock('./ended-session.ts', async (original) => {
      await isAwaited
      return original()
    })
    const app = await openApp({ signedInAs: me, address: 'https://app.lantern.example/account/login' })
    return {
      app,
      async load() {
        begin()
        const part = await import('./ended-session.ts')
        await app.clock.advance(1000)
        vi.doUnmock('./ended-session.ts')
        return part
      },
    }
  }
})

describe('a client whose port has no other tabs', () => {
  it('emits sessionEnded after a log-out in another tab, at its next renewal', async () => {
    const app = await openApp({ signedInAs: me })
    const other = await openApp({ beside: app, sameBrowser: true })
    const events = endsOf(other)
    await app.client.session.logOut()
    expect(statusOf(other)).toBe('authenticated')
    await other.client.session.refresh()
    await until(() => events.length === 1)
    expect([statusOf(other), events]).toEqual(['unauthenticated', [{ reason: 'sessionEnded' }]])
  })
})
