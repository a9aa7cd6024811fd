import { describe, expect, it } from 'vitest'
import { personIn, textOf } from '../../../test/open-caller.ts'
import { newRole, root as roles } from '../../../test/open-roles.ts'
import { byHand, openAs, root, single } from '../../../test/open-sso.ts'
import { readState } from '../../state/read-state.ts'
import { demoCertificate } from '../../tokens/demo-key.ts'

const oidc = {
  type: 'oidc',
  ssoEndpoint: 'https://id.acme.test',
  oidcClientId: 'portico',
  oidcSecret: 'shh-very-secret',
}

/** Every call that changes, with a body that the provider accepts. */
const changes = [
  ['createSsoConfiguration', 'POST', '', byHand],
  ['updateSsoConfiguration', 'PATCH', '/{id}', { signRequest: false }],
  ['createSsoDomain', 'POST', '/{id}/domains', { domain: 'acme.test' }],
  ['deleteSsoDomain', 'DELETE', '/{id}/domains/old.test', undefined],
  ['saveSsoDefaultRoles', 'PUT', '/{id}/roles', { roleIds: [] }],
  ['createSsoGroup', 'POST', '/{id}/groups', { group: 'admins' }],
  ['updateSsoGroup', 'PATCH', '/{id}/groups/g1', { group: 'owners', roleIds: [] }],
  ['deleteSsoGroup', 'DELETE', '/{id}/groups/g1', undefined],
  ['deleteSsoConfiguration', 'DELETE', '/{id}', undefined],
] as const

/** A scene with one connection, which has a domain and a group. */
async function openOne(email?: string) {
  const admin = await openAs(email)
  const { emulator, tenantId } = admin
  emulator.arrange(({ ssoConnections }) => {
    const values = { pendingDomains: ['old.test'], groups: [{ id: 'g1', group: 'staff', roleIds: [] }] }
    ssoConnections.push({ id: 'c1', tenantId, type: 'okta', enabled: false, domains: [], saml, ...values })
  })
  return admin
}

const saml = { entityId: '', entryPoint: 'https://acme.okta.test/sso', certificate: demoCertificate }

describe('the connections', () => {
  it('the connections are listed with all members of the contract', async () => {
    const { send, baseUrl } = await openOne()
    expect((await send('GET', root)).body).toEqual([
      {
        id: 'c1',
        name: '',
        enabled: false,
        type: 'okta',
        generatedVerification: expect.any(String),
        ssoEndpoint: 'https://acme.okta.test/sso',
        publicCertificate: demoCertificate,
        signRequest: false,
        acsUrl: `${baseUrl}/auth/saml/callback`,
        spEntityId: `${baseUrl}/auth/saml/metadata`,
        oidcClientId: '',
        oidcSecret: '',
        domains: [{ id: 'old.test', domain: 'old.test', validated: false, txtRecord: expect.any(String) }],
        roleIds: [],
        nextCertificate: '',
        spCertificate: demoCertificate,
        spMetadataUrl: `${baseUrl}/auth/saml/metadata/c1`,
        groups: [{ id: 'g1', group: 'staff', roleIds: [] }],
        skipEmailDomainValidation: false,
      },
    ])
  })

  it('the connections are those of the tenant alone', async () => {
    const { send, emulator } = await openAs()
    expect((await send('GET', root)).body).toEqual([])
    const [globex] = emulator.snapshot().ssoConnections
    for (const [, method, path, body] of changes.slice(1)) {
      const answer = await send(method, root + path.replace('{id}', globex?.id ?? ''), body)
      expect([path, answer.status]).toEqual([path, 404])
    }
  })

  it('answer a mask in the place of a stored secret', async () => {
    const { create, send, stored } = await openAs()
    const id = await create(oidc)
    const { body } = await send('PATCH', `${root}/${id}`, { oidcSecret: '********', oidcClientId: 'other' })
    expect(body).toMatchObject({ oidcSecret: '********', oidcClientId: 'other', publicCertificate: '' })
    expect(stored()[0]?.oidc).toEqual({
      issuer: 'https://id.acme.test',
      clientId: 'other',
      clientSecret: oidc.oidcSecret,
    })
    expect(JSON.stringify((await send('GET', root)).body)).not.toContain(oidc.oidcSecret)
  })

  it('keep the members that a change leaves out', async () => {
    const { send, stored } = await openOne()
    await send('PATCH', `${root}/c1`, { signRequest: true })
    expect(stored()).toMatchObject([{ saml, signRequest: true, type: 'okta', pendingDomains: ['old.test'] }])
  })

  it.each([
    ['ssoEndpoint', 'acme.okta.test', 'ER-SSO-ENDPOINT-INVALID'],
    ['ssoEndpoint', 'javascript:alert(1)', 'ER-SSO-ENDPOINT-INVALID'],
    ['type', 'ldap', 'ER-REQUEST-INVALID'],
    ['enabled', 'yes', 'ER-REQUEST-INVALID'],
    ['acsUrl', 'x', 'ER-REQUEST-INVALID'],
  ])('refuse %s: %s', async (name, value, code) => {
    const { send, stored } = await openOne()
    const before = stored()
    expect((await send('PATCH', `${root}/c1`, { signRequest: true, [name]: value })).body['errorCode']).toBe(code)
    expect(stored()).toEqual(before)
  })

  it('a connection is not turned on before it is complete, nor made incomplete while it is on', async () => {
    const { create, send, stored } = await openAs()
    const id = await create({ type: 'azure' })
    const enable = () => send('PATCH', `${root}/${id}`, { enabled: true })
    expect(await enable()).toMatchObject({ status: 400, body: { errorCode: 'ER-SSO-INCOMPLETE' } })
    await send('PATCH', `${root}/${id}`, { ssoEndpoint: 'https://a.test', publicCertificate: demoCertificate })
    expect((await enable()).status).toBe(200)
    expect((await send('PATCH', `${root}/${id}`, { publicCertificate: '' })).status).toBe(400)
    expect((await send('PATCH', `${root}/${id}`, { type: 'oidc' })).status).toBe(400)
    expect(stored()).toMatchObject([{ enabled: true, type: 'azure', saml: { certificate: demoCertificate } }])
  })

  it('the connections are part of a saved state', async () => {
    const { create, own, emulator, stored } = await openAs()
    await own(await create(oidc), 'acme.test')
    const { ssoConnections, txtRecords } = readState(JSON.parse(JSON.stringify(emulator.snapshot())))
    expect(ssoConnections).toEqual(expect.arrayContaining(stored()))
    expect(txtRecords).toHaveLength(1)
  })
})

describe('every change of a connection', () => {
  it.each(changes)('%s is refused to a user who may only read, and changes nothing', async (_, method, path, body) => {
    const { send, emulator } = await openOne('reader@acme.test')
    const before = emulator.snapshot()
    const answer = await send(method, root + path.replace('{id}', 'c1'), body)
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'ER-FORBIDDEN' } })
    expect(emulator.snapshot()).toEqual(before)
  })

  it.each(changes)('%s writes a row of the audit log', async (action, method, path, body) => {
    const { send, emulator, tenantId } = await openOne()
    const { status } = await send(method, root + path.replace('{id}', 'c1'), body)
    expect(status).toBeLessThan(300)
    expect(emulator.snapshot().audits).toMatchObject([{ action, severity: 'High', tenantId, email: 'admin@acme.test' }])
  })

  it('a read of a connection is refused without the permission to read', async () => {
    const { send, emulator } = await openOne()
    emulator.permissions.revoke('fe.secure.read.samlConfiguration')
    for (const path of ['', '/c1/roles', '/c1/groups']) expect((await send('GET', root + path)).status).toBe(403)
    for (const path of ['', '/roles/default', '/vendor-config', '/groups'])
      expect((await send('GET', single.replace('v1', path === '/groups' ? 'v2' : 'v1') + path)).status).toBe(403)
  })
})

describe('the roles of a connection', () => {
  it('the roles of a connection are saved and read, for all users and for groups', async () => {
    const { send, role } = await openOne()
    const roleIds = [role('Viewer'), role('Editor')]
    await send('PUT', `${root}/c1/roles`, { roleIds })
    await send('POST', `${root}/c1/groups`, { group: ' admins ', roleIds: [role('Admin')] })
    await send('PATCH', `${root}/c1/groups/g1`, { group: 'everyone', roleIds: [role('Viewer')] })
    expect((await send('GET', `${root}/c1/roles`)).body).toEqual({ roleIds })
    const groups = [
      { id: 'g1', group: 'everyone', roleIds: [role('Viewer')] },
      { id: expect.any(String), group: 'admins', roleIds: [role('Admin')] },
    ]
    expect((await send('GET', `${root}/c1/groups`)).body).toEqual(groups)
    expect((await send('GET', root)).body).toMatchObject([{ roleIds, groups }])
  })

  it('the roles of a connection are refused if they are unknown, or above those of the caller', async () => {
    const { send, role, emulator } = await openOne('reader@acme.test')
    emulator.permissions.grant('fe.secure.write.samlConfiguration')
    expect((await send('PUT', `${root}/c1/roles`, { roleIds: ['none'] })).status).toBe(404)
    const above = { status: 403, body: { errorCode: 'ER-ROLE-LEVEL' } }
    expect(await send('PUT', `${root}/c1/roles`, { roleIds: [role('Admin')] })).toMatchObject(above)
    const group = { group: 'admins', roleIds: [role('Admin')] }
    expect(await send('POST', `${root}/c1/groups`, group)).toMatchObject(above)
  })

  it('a group of a connection is refused twice, and without a name', async () => {
    const { send } = await openOne()
    expect((await send('POST', `${root}/c1/groups`, { group: 'staff' })).body['errorCode']).toBe('ER-SSO-GROUP-EXISTS')
    expect((await send('POST', `${root}/c1/groups`, { group: ' ' })).body['errorCode']).toBe('ER-SSO-GROUP-INVALID')
    expect((await send('DELETE', `${root}/c1/groups/none`)).status).toBe(404)
  })

  it('lose a role that is removed', async () => {
    const { send, post, token, role, stored } = await openOne()
    const id = textOf(await post(roles, newRole, { token }), 'id')
    await send('PUT', `${root}/c1/roles`, { roleIds: [id, role('Viewer')] })
    await send('PATCH', `${root}/c1/groups/g1`, { group: 'staff', roleIds: [id] })
    await send('DELETE', `${roles}/${id}`)
    expect(stored()).toMatchObject([{ roleIds: [role('Viewer')], groups: [{ roleIds: [] }] }])
  })
})

describe('the older interface', () => {
  it('answers an empty configuration without a connection, and draws no id for it', async () => {
    const { send, emulator, baseUrl } = await openAs()
    const before = emulator.snapshot()
    const { body } = await send('GET', single)
    expect(body).toMatchObject({ enabled: false, ssoEndpoint: '', acsUrl: `${baseUrl}/auth/saml/callback` })
    expect(body).not.toHaveProperty('domain')
    expect(emulator.snapshot()).toEqual(before)
  })

  it('creates and changes the connection that the newer one lists', async () => {
    const { send, stored } = await openAs()
    await send('POST', single, { ...byHand, enabled: true, domain: 'Acme.test' })
    expect(stored()).toMatchObject([{ type: 'okta', enabled: true, domains: [], pendingDomains: ['acme.test'] }])
    await send('POST', single, { enabled: false, signRequest: false })
    const { body } = await send('GET', root)
    expect(body).toMatchObject([{ enabled: false, signRequest: false, domains: [{ domain: 'acme.test' }] }])
  })

  it('another domain has to be validated again in the older interface', async () => {
    const { send, create, own, stored } = await openAs()
    await own(await create(), 'acme.test')
    expect((await send('GET', single)).body).toMatchObject({ domain: 'acme.test', validated: true })
    await send('POST', single, { enabled: false, domain: 'acme.test' })
    expect(stored()[0]?.domains).toEqual(['acme.test'])
    await send('POST', single, { enabled: false, domain: 'acme-labs.test' })
    expect((await send('GET', single)).body).toMatchObject({ domain: 'acme-labs.test', validated: false })
    expect((await send('POST', single, { enabled: false, domain: 'globex.test' })).status).toBe(409)
  })

  it('a connection is switched off by the older interface if it lacks values', async () => {
    const { send, stored } = await openAs()
    await send('POST', single, { ...byHand, enabled: true, domain: 'acme.test' })
    const lacking = { enabled: true, domain: 'b.test', ssoEndpoint: '', publicCertificate: '' }
    expect((await send('POST', single, lacking)).body).toMatchObject({ enabled: false })
    expect(stored()[0]?.enabled).toBe(false)
  })

  it('answers if its domain is validated, either way', async () => {
    const { send, emulator } = await openAs()
    const path = '/team/resources/sso/v1/saml/validations/domain'
    expect((await send('PUT', path)).status).toBe(404)
    const saved = await send('POST', single, { enabled: false, domain: 'acme.test' })
    expect((await send('PUT', path)).body).toMatchObject({ validated: false })
    emulator.setTxtRecords('acme.test', [textOf(saved, 'generatedVerification')])
    expect((await send('PUT', path)).body).toMatchObject({ validated: true })
    emulator.setTxtRecords('acme.test', [])
    expect((await send('PUT', path)).body).toMatchObject({ validated: false })
  })

  it('the older interface reads and changes the roles and groups of the same connection', async () => {
    const { send, role, stored } = await openAs()
    const groups = single.replace('v1', 'v2').concat('/groups')
    expect([(await send('GET', `${single}/roles/default`)).body, (await send('GET', groups)).body]).toEqual([[], []])
    await send('POST', `${single}/roles/default`, { roleIds: [role('Viewer')] })
    await send('POST', groups, { group: 'admins', roleIds: [role('Admin')] })
    const id = stored()[0]?.groups?.[0]?.id ?? ''
    await send('PATCH', `${groups}/${id}`, { group: 'owners', roleIds: [] })
    expect(stored()).toMatchObject([{ roleIds: [role('Viewer')], groups: [{ id, group: 'owners', roleIds: [] }] }])
    expect((await send('GET', groups)).body).toMatchObject([{ id }])
    await send('DELETE', `${groups}/${id}`)
    expect(stored()[0]?.groups).toEqual([])
  })

  it('answers the state of OpenID Connect, with the page that takes people back', async () => {
    const { send, create, tenantId, emulator } = await openAs()
    const path = '/team/resources/sso/v1/oidc/configurations'
    const headers = { origin: 'http://localhost:5173' }
    expect((await send('GET', path, undefined, { headers })).body).toEqual({
      active: false,
      redirectUri: 'http://localhost:5173/account/oidc/callback',
    })
    await send('PATCH', `${root}/${await create(oidc)}`, { enabled: true })
    expect((await send('GET', path)).body).toMatchObject({ active: true })
    expect(personIn(emulator, 'admin@acme.test').activeTenantId).toBe(tenantId)
  })
})
