import { describe, expect, it } from 'vitest'
import { type App, type AppOptions, openApp, readPolicy, until } from '../../../test/open-app.ts'
import { giveEmail, loginOf } from '../../../test/open-login.ts'
import { openPasswordless, sentToken } from '../../../test/open-passwordless.ts'
import { loginFeature } from '../login/index.ts'
import { magicLinkFeature } from './magic-link.ts'

const reader = 'reader@acme.test'
const page = 'https://app.test/account/login/magic-link'
const linkOf = ({ client }: App) => client.get(magicLinkFeature).getSnapshot()
const exchanges = (app: App) => app.called().filter((operation) => operation === 'postLoginPasswordless').length

/** Requests a link, and opens the page at an address in a second tab. */
async function openLink(query: (token: string) => string, options: AppOptions = {}, email = reader) {
  const first = await openPasswordless('MagicLink')
  await giveEmail(first, email)
  const address = `${page}${query(sentToken(first.provider.emulator))}`
  const app = await openApp({ beside: first, sameBrowser: true, address, ...options })
  app.client.get(loginFeature).subscribe(() => {})
  return { ...app, look: () => app.client.get(magicLinkFeature).subscribe(() => {}) }
}

const withToken = (token: string) => `?token=${token}&redirectUrl=%2Freports`

describe('a magic link', () => {
  it('signs in, shows a message for five seconds, and moves on', async () => {
    const app = await openLink(withToken)
    app.look()
    await until(() => loginOf(app).step.name === 'magicLinkPostLoginSuccess')
    expect([linkOf(app).step.name, loginOf(app).step]).toEqual([
      'opened',
      { name: 'magicLinkPostLoginSuccess', isStaying: false },
    ])
    await app.clock.advance(4999)
    expect(loginOf(app).step.name).toBe('magicLinkPostLoginSuccess')
    await app.clock.advance(1)
    await until(() => loginOf(app).step.name === 'success')
    await app.clock.advance(200)
    expect(app.ports.page.moves.at(-1)?.path).toBe('/reports')
  })

  it('a magic link token is removed from the address before it is exchanged', async () => {
    const app = await openLink(withToken)
    app.provider.emulator.faults.add({ operation: 'postLoginPasswordless', kind: 'delay', delayMs: 1000 })
    app.look()
    await until(() => exchanges(app) === 1)
    expect(app.ports.page.moves).toEqual([{ path: '/account/login/magic-link?redirectUrl=%2Freports', replace: true }])
  })

  it('a magic link is exchanged once, however often its page is subscribed to', async () => {
    const app = await openLink(withToken)
    const stop = app.look()
    app.look()
    stop()
    await until(() => linkOf(app).step.name === 'opened')
    app.look()
    await app.clock.advance(1000)
    expect(exchanges(app)).toBe(1)
  })

  it('a magic link is reported as missing after a reload, without a request', async () => {
    const app = await openLink(() => '')
    app.look()
    await until(() => linkOf(app).step.name === 'failed')
    expect([linkOf(app).step, exchanges(app)]).toEqual([{ name: 'failed', reason: 'missing' }, 0])
  })

  it('a magic link that has expired is reported as expired', async () => {
    const app = await openLink(withToken)
    await app.clock.advance(5 * 60_000)
    app.look()
    await until(() => linkOf(app).step.name === 'failed')
    expect(linkOf(app).step).toEqual({ name: 'failed', reason: 'expired' })
  })

  it('a magic link that was used is reported as used', async () => {
    const app = await openLink(withToken)
    app.provider.emulator.arrange(({ passcodes }) => {
      for (const one of passcodes ?? []) one.isSpent = true
    })
    app.look()
    await until(() => linkOf(app).step.name === 'failed')
    expect(linkOf(app).step).toEqual({ name: 'failed', reason: 'used' })
  })

  it('a magic link that was never sent is refused', async () => {
    const app = await openLink(() => '?token=made-up')
    app.look()
    await until(() => linkOf(app).step.name === 'failed')
    expect(linkOf(app).step).toEqual({ name: 'failed', reason: 'refused' })
  })

  it.each([
    ['could not be reached', { kind: 'drop' }],
    ['was asked too often', { kind: 'status', status: 429 }],
  ] as const)('a magic link can be retried if the provider %s', async (_, fault) => {
    const app = await openLink(withToken)
    app.provider.emulator.faults.add({ operation: 'postLoginPasswordless', times: 1, ...fault })
    app.look()
    await until(() => linkOf(app).step.name === 'failed')
    expect(linkOf(app).step).toEqual({ name: 'failed', reason: 'unreachable' })
    expect((await linkOf(app).submit()).ok).toBe(true)
    await until(() => loginOf(app).step.name === 'magicLinkPostLoginSuccess')
  })

  it('leads to the sign-in where a second factor is asked for', async () => {
    const app = await openLink(withToken, {}, 'mfa@acme.test')
    app.look()
    await until(() => loginOf(app).step.name === 'loginWithTwoFactor')
    expect(app.ports.page.moves.at(-1)).toEqual({ path: '/account/login?redirectUrl=%2Freports', replace: true })
  })

  it('leads to the sign-in with the query of the tenant’s own login, too', async () => {
    const app = await openLink(withToken, { tenantResolver: () => 'acme' }, 'mfa@acme.test')
    app.provider.emulator.arrange(({ tenants }) => {
      for (const { settings } of tenants) settings['applicationUrl'] = 'http://localhost:5173/acme/home?team=1'
    })
    await readPolicy(app)
    app.look()
    await until(() => loginOf(app).step.name === 'loginWithTwoFactor')
    expect(app.ports.page.moves.at(-1)?.path).toBe('/account/login?team=1&redirectUrl=%2Freports')
  })
})

describe('the message of a magic link', () => {
  async function openMessage() {
    const app = await openLink(withToken)
    app.look()
    await until(() => loginOf(app).step.name === 'magicLinkPostLoginSuccess')
    return app
  }

  it('stays after stay, until continueNow', async () => {
    const app = await openMessage()
    linkOf(app).stay()
    await until(() => JSON.stringify(loginOf(app).step).includes('true'))
    await app.clock.advance(60_000)
    expect(loginOf(app).step).toEqual({ name: 'magicLinkPostLoginSuccess', isStaying: true })
    linkOf(app).continueNow()
    await until(() => loginOf(app).step.name === 'success')
  })

  it('the message of a magic link is skipped by continueNow', async () => {
    const app = await openMessage()
    linkOf(app).continueNow()
    await until(() => loginOf(app).step.name === 'success')
    await app.clock.advance(200)
    expect(app.ports.page.moves.at(-1)?.path).toBe('/reports')
  })

  it('leads to the sign-in, where another link can be asked for', async () => {
    const app = await openLink(() => '?tenantId=acme')
    app.look()
    await until(() => linkOf(app).step.name === 'failed')
    linkOf(app).restart()
    expect(app.ports.page.moves.at(-1)).toEqual({ path: '/account/login?tenantId=acme', replace: true })
  })
})
