import { describe, expect, it } from 'vitest'
import { noise } from '../../test/noise.ts'
import { openServer, type ServedApp } from '../../test/open-server.ts'
import { signIn } from '../../test/served-sign-in.ts'
import type { ServerOptions } from './types.ts'

/** Opens an application in which each token has a claim more. */
function openWith(note: unknown, options: Partial<ServerOptions> = {}) {
  const app = openServer(options)
  giveAll(app, note)
  return { app, browser: app.openBrowser({ keepSessionAlive: false }) }
}

function giveAll({ provider }: ServedApp, note: unknown) {
  provider.emulator.arrange(({ users }) => {
    for (const one of users) one.metadata = JSON.stringify({ note })
  })
}

const permissions = (count: number) =>
  Array.from({ length: count }, (_, at) => `acme.billing.invoices-of-${noise(at + 4).slice(at)}.read`)

describe.each([false, true])('a session with secureJwt %s', (secureJwt) => {
  it.each([1, 30, 155, 260, 500])(
    'a token with %i permissions more fits the cookie of one answer behind nginx',
    async (count) => {
      const { app, browser } = openWith(permissions(count), { secureJwt })
      await signIn(browser)
      const session = await app.server.sessionOf(browser.cookie())
      expect(session?.user.metadata).toContain('acme.billing')
      expect(browser.cookie().length).toBeLessThan(Math.max(2000, (session?.accessToken.length ?? 0) / 2))
    },
  )

  it('a sign-in whose token no cookie can hold fails with its size, and sets no cookie', async () => {
    const { app, browser } = openWith(noise(10_500), { secureJwt })
    await expect(signIn(browser)).rejects.toMatchObject({
      code: 'session-too-large',
      status: 400,
      message: expect.stringMatching(/The session takes 1\d{4} bytes, and its cookies hold \d{5}\. Remove roles/),
    })
    expect(browser.cookie()).toBe('')
    expect(app.logged.join()).toContain('The session takes')
  })

  it.each([
    ['many permissions', permissions(1500)],
    ['a claim that deflates to nothing', 'x'.repeat(1_000_000)],
  ])('a sign-in fails with the size of its token if no header of a call can hold that: %s', async (_, note) => {
    const { browser } = openWith(note, { secureJwt })
    await expect(signIn(browser)).rejects.toMatchObject({
      code: 'session-too-large',
      status: 400,
      message: expect.stringMatching(
        /The token takes \d{5,7} bytes, and a header of a call holds 60000\. Remove roles/,
      ),
    })
    expect(browser.cookie()).toBe('')
  })

  it('a renewal whose token no cookie can hold any more fails with its size, and ends the session', async () => {
    const { app, browser } = openWith('', { secureJwt })
    await signIn(browser)
    giveAll(app, noise(10_500))
    const answer = await browser.fetch('/api/frontegg/identity/resources/auth/v1/user/token/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect([answer.status, (await answer.json()).errorCode]).toEqual([400, 'session-too-large'])
    expect(browser.cookie()).toBe('')
  })
})

it('a session that servers in front might refuse is logged once', async () => {
  const { app, browser } = openWith(noise(4000))
  await signIn(browser)
  await signIn(app.openBrowser())
  expect(app.logged.filter((line) => line.includes('bytes of cookies'))).toHaveLength(1)
})
