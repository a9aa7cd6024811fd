import { describe, expect, it } from 'vitest'
import { type App, inTime, openApp, until } from '../../test/open-app.ts'
import { quietClient } from '../../test/quiet-client.ts'
import { recordedNetwork } from '../../test/recorded-network.ts'
import { sessionFeature } from './feature.ts'

const own = JSON.stringify({ errorCode: 'ER-SESSION-ENDED', errors: ['Your session has ended'] })
const foreign = '<html>Who goes there?</html>'

const standingOf = ({ client }: App) => client.get(sessionFeature).getSnapshot().status

/** Returns the session of a signed-in user after a refresh that is answered with this status and body. */
async function after(status: number, body: string) {
  const app = await openApp({ signedInAs: 'admin@acme.test' })
  app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'status', status, body })
  const outcome = await app.client.session.refresh()
  const { status: standing, user } = app.client.get(sessionFeature).getSnapshot()
  return {
    outcome,
    standing,
    hasUser: user !== null,
    token: await app.client.session.getAccessToken().catch(() => null),
  }
}

describe('a refresh', () => {
  it.each([
    [401, 'in the provider’s words', own],
    [401, 'in anybody’s words', foreign],
    [400, 'in the provider’s words', own],
    [403, 'in the provider’s words', own],
  ])('refused with %i %s ends the session, which is no failure', async (status, _, body) => {
    const { outcome, standing, hasUser, token } = await after(status, body)
    expect(outcome).toEqual({ ok: true, value: 'unauthenticated' })
    expect([standing, hasUser, token]).toEqual(['unauthenticated', false, null])
  })

  it.each([
    [400, 'in anybody’s words', foreign],
    [403, 'in anybody’s words', foreign],
    [403, 'with an empty object', '{}'],
    [404, 'in the provider’s words', own],
    [409, 'in the provider’s words', own],
    [500, 'in the provider’s words', own],
    [200, 'with nothing in it', '{}'],
    [200, 'by a page', foreign],
    [200, 'with an empty text', '""'],
    [200, 'with nothing at all', ''],
    [200, 'with null', 'null'],
    [200, 'with a number', '0'],
    [200, 'with a word that tabs have a use for', '"overrun"'],
    [200, 'with a warning instead of a token', JSON.stringify({ mfaRequired: false, isBreachedPassword: true })],
  ])('answered %i %s keeps the user and is a failure', async (status, _, body) => {
    const { outcome, standing, hasUser, token } = await after(status, body)
    expect(outcome).toMatchObject({ ok: false, reason: 'failed' })
    expect([standing, hasUser]).toEqual(['stale', true])
    expect(token).toMatch(/^eyJ/)
  })

  it.each(['getMe', 'listMyTenants', 'getMyAuthorization'])(
    'a refresh whose %s is refused with 403 signs out no tab',
    async (operation) => {
      const flags = { admin_portal_should_load_authorization: 'on' } as const
      const first = await openApp({ signedInAs: 'admin@acme.test', hasTabs: true, flags })
      first.provider.emulator.faults.add({ operation, kind: 'status', status: 403, body: own })
      const second = await openApp({ beside: first, sameBrowser: true, starts: false, flags })
      await second.client.start()
      await inTime(
        second.clock,
        until(() => standingOf(second) !== 'restoring'),
      )
      expect([standingOf(first), standingOf(second)]).toEqual(['authenticated', 'unreachable'])
      first.provider.emulator.faults.clear()
      await inTime(
        second.clock,
        until(() => standingOf(second) === 'authenticated'),
      )
    },
  )

  it('an unreadable refresh response ends restoring with the status unreachable', async () => {
    const { fetch } = recordedNetwork(() => Response.json(''))
    const { client } = quietClient({ ports: { fetch } })
    expect(await client.session.refresh()).toMatchObject({ ok: false, error: { code: 'unreadable-answer' } })
    expect(client.get(sessionFeature).getSnapshot().status).toBe('unreachable')
  })
})
