import { describe, expect, it } from 'vitest'
import { openAs, root, single } from '../../../test/open-sso.ts'
import { readState } from '../../state/read-state.ts'

describe('a configuration of the older interface alone', () => {
  it('a configuration of its own is answered by the older interface alone, and leaves its domain to its users', async () => {
    const { send, emulator, tenantId, stored, post } = await openAs()
    emulator.arrange(({ ssoConnections }) => {
      const values = { enabled: true, domains: ['acme.test'], isOlder: true }
      ssoConnections.push({ id: 'older', tenantId, type: 'okta', ...values })
    })
    expect((await send('GET', root)).body).toEqual([])
    expect((await send('PATCH', `${root}/older`, { enabled: false })).status).toBe(404)
    expect((await send('GET', single)).body).toMatchObject({ enabled: true, domain: 'acme.test', validated: true })
    const signIn = await post('/identity/resources/auth/v2/user/sso/prelogin', { email: 'new@acme.test' })
    expect(signIn.body).toMatchObject({ idpType: 'saml' })
    await send('POST', single, { enabled: false, domain: 'acme.test' })
    expect(stored()).toMatchObject([{ id: 'older', enabled: false, isOlder: true }])
    expect(readState(JSON.parse(JSON.stringify(emulator.snapshot()))).ssoConnections).toEqual(
      expect.arrayContaining(stored()),
    )
  })

  it('a configuration of its own stays that of the older interface beside a connection, and keeps its domain', async () => {
    const { send, emulator, tenantId, create } = await openAs()
    await create({ type: 'azure' })
    emulator.arrange(({ ssoConnections }) => {
      const values = { enabled: false, domains: ['acme.test'], isOlder: true }
      ssoConnections.push({ id: 'older', tenantId, type: 'okta', ...values })
    })
    expect((await send('GET', root)).body).toMatchObject([{ type: 'azure' }])
    expect((await send('GET', single)).body).toMatchObject({ type: 'okta', domain: 'acme.test' })
    const [listed] = emulator.snapshot().ssoConnections.filter(({ type }) => type === 'azure')
    const taken = await send('POST', `${root}/${listed?.id}/domains`, { domain: 'acme.test' })
    expect(taken.body['errorCode']).toBe('ER-SSO-DOMAIN-TAKEN')
  })
})
