import type { Emulator } from '@portico/emulator'
import { describe, expect, it } from 'vitest'
import { listConformance } from '../../../../test/lists/conformance.ts'
import { openEmulatorList } from '../../../../test/lists/emulator-list.ts'
import { openApp, until } from '../../../../test/open-app.ts'
import { serializeClient } from '../../../client/index.ts'
import { secret } from '../../../core/secret.ts'
import { ssoConnectionsFeature } from './feature.ts'

type State = Parameters<Parameters<Emulator['arrange']>[0]>[0]
type Connection = State['ssoConnections'][number]

const me = 'admin@acme.test'
const named = { name: '', isNamable: true }
const untested = { ...named, nextCertificate: '', nextCertificateExpiresAt: null, isTestOffered: false, lastTest: null }
const empty = { oidcClientId: '', hasOidcSecret: false, redirectUri: '', createdAt: null, updatedAt: null }

/** Replaces the connections of the demo by three. The first uses a provider of the emulator. */
function arrangeConnections(state: State) {
  const { activeTenantId: tenantId = '' } = state.users.find(({ email }) => email === me) ?? {}
  const others = state.ssoConnections.filter((one) => one.tenantId !== tenantId)
  const blank = { saml: { entityId: '', entryPoint: '', certificate: '' } }
  state.ssoConnections = [
    ...others,
    ...(['okta', 'azure', 'google'] as const).map((type, place): Connection => {
      const domains = place === 0 ? ['acme.test'] : []
      return { id: `id-${place}`, tenantId, type, enabled: false, domains, ...(place > 0 && blank) }
    }),
  ]
}

async function open(signedInAs = me) {
  const app = await openApp({ signedInAs })
  const { emulator } = app.provider
  emulator.arrange(arrangeConnections)
  const slice = app.client.get(ssoConnectionsFeature)
  slice.subscribe(() => {})
  const list = () => slice.getSnapshot()
  await until(() => list().status === 'ready' || list().calls.load.status === 'failed')
  await list().load()
  const kept = (id = 'id-0') => emulator.snapshot().ssoConnections.find((one) => one.id === id)
  const row = (id = 'id-0') => list().rows.find((one) => one.id === id)
  const arrangeOne = (change: Partial<Connection>) =>
    emulator.arrange((state) => Object.assign(state.ssoConnections.find(({ id }) => id === 'id-0') ?? {}, change))
  const roleId = (key: string) => emulator.snapshot().roles.find((role) => role.key === key)?.id ?? ''
  return { ...app, emulator, list, kept, row, arrangeOne, roleId }
}

describe('the list of connections', () => {
  listConformance(() =>
    openEmulatorList({
      slice: (client, options) => client.get(ssoConnectionsFeature, options),
      resource: 'sso-connections',
      operation: 'listSsoConfigurations',
      sortBy: 'type',
      search: { text: 'goo', finds: (row) => 'type' in row && row.type === 'google' },
      arrange: arrangeConnections,
      drop: (state, id) => {
        state.ssoConnections = state.ssoConnections.filter((one) => one.id !== id)
      },
      removal: {
        operation: 'deleteSsoConfiguration',
        run: (client, id) => client.get(ssoConnectionsFeature).actions.remove({ id }),
      },
    }),
  )
})

describe('a connection', () => {
  it('a connection has every member that the provider sends, and no secret', async () => {
    const { row } = await open()
    expect(row()).toEqual({
      id: 'id-0',
      type: 'okta',
      protocol: 'saml',
      isEnabled: false,
      isComplete: true,
      ssoEndpoint: 'http://localhost:4400/idp/id-0/saml',
      publicCertificate: expect.stringContaining('BEGIN CERTIFICATE'),
      certificateExpiresAt: expect.stringMatching(/^2126-10-29T/),
      ...untested,
      ...empty,
      spCertificate: expect.stringContaining('BEGIN CERTIFICATE'),
      spMetadataUrl: 'http://localhost:4400/auth/saml/metadata/id-0',
      isRequestSigned: false,
      acsUrl: 'http://localhost:4400/auth/saml/callback',
      spEntityId: 'http://localhost:4400/auth/saml/metadata',
      domains: [{ id: 'acme.test', domain: 'acme.test', isValidated: true, txtRecord: expect.any(String) }],
      groups: [],
      roleIds: [],
      isEmailDomainUnchecked: false,
      generatedVerification: expect.any(String),
    })
  })

  it('cannot be read without the permission', async () => {
    const { client, provider } = await openApp({ signedInAs: me })
    provider.emulator.permissions.revoke('fe.secure.read.samlConfiguration')
    expect(await client.get(ssoConnectionsFeature).actions.load()).toMatchObject({ ok: false, error: { status: 403 } })
  })

  it.each([
    ['update', { id: 'id-0', isRequestSigned: true }],
    ['enable', { id: 'id-0' }],
    ['remove', { id: 'id-0' }],
    ['addDomain', { id: 'id-0', domain: 'b.test' }],
  ] as const)('a connection stays as before if %s is refused without the permission', async (verb, input) => {
    const { client, row, list } = await open('reader@acme.test')
    const before = row()
    const { actions } = client.get(ssoConnectionsFeature)
    expect(await Reflect.apply(actions[verb], null, [input])).toMatchObject({ ok: false, error: { status: 403 } })
    expect(row()).toEqual(before)
    expect(list().rows).toHaveLength(3)
  })
})

describe('creating a connection', () => {
  it('resolves to the id of one that is off, and lists it as unfinished', async () => {
    const { list, row } = await open()
    const outcome = await list().create({ type: 'google' })
    const id = outcome.ok ? outcome.value : ''
    await until(() => row(id) !== undefined)
    expect(row(id)).toMatchObject({ type: 'google', isEnabled: false, isComplete: false })
    expect(await list().enable({ id })).toMatchObject({ ok: false, error: { code: 'sso-connection-unfinished' } })
  })

  it('a connection is created once if it is requested twice', async () => {
    const { list, emulator } = await open()
    const before = emulator.snapshot().ssoConnections.length
    await Promise.all([list().create({ type: 'saml' }), list().create({ type: 'saml' })])
    expect(emulator.snapshot().ssoConnections).toHaveLength(before + 1)
  })

  it.each(['metadata', 'url'] as const)('fills it from its %s', async (kind) => {
    const { list, row, emulator } = await open()
    const url = 'http://localhost:4400/idp/id-0/metadata'
    const metadata = await (await emulator.fetch(new Request(url))).text()
    const outcome = await list().createFromMetadata(kind === 'url' ? { url } : { metadata })
    const id = outcome.ok ? outcome.value : ''
    await until(() => row(id)?.isComplete === true)
    const given = kind === 'url' ? { id: 'id-1', url: ` ${url} ` } : { id: 'id-1', metadata }
    expect((await list().fillFromMetadata(given)).ok).toBe(true)
    await until(() => row('id-1')?.isComplete === true)
    expect(row('id-1')).toMatchObject({ type: 'azure', ssoEndpoint: 'http://localhost:4400/idp/id-0/saml' })
  })

  it('needs metadata, and passes on the codes of the provider', async () => {
    const { list, called } = await open()
    for (const empty of [{ metadata: ' ' }, { url: '' }])
      expect(await list().createFromMetadata(empty)).toMatchObject({ error: { code: 'sso-metadata-required' } })
    expect(called()).not.toContain('createSsoConfigurationFromMetadata')
    const wrong = await list().fillFromMetadata({ id: 'id-1', metadata: '<html/>' })
    expect(wrong).toMatchObject({ ok: false, error: { code: 'ER-SSO-METADATA-INVALID' } })
    const nowhere = await list().fillFromMetadata({ id: 'id-1', url: 'https://nowhere.test' })
    expect(nowhere).toMatchObject({ ok: false, error: { code: 'ER-SSO-METADATA-UNREACHABLE' } })
  })
})

describe('changing a connection', () => {
  it('sends the changed members alone, so that those of another administrator stay', async () => {
    const { list, sent, arrangeOne, kept } = await open()
    arrangeOne({ spEntityId: 'urn:other' })
    expect((await list().update({ id: 'id-0', isRequestSigned: true })).ok).toBe(true)
    expect(sent('/configurations/id-0').at(-1)?.body).toEqual({ signRequest: true })
    expect(kept()).toMatchObject({ signRequest: true, spEntityId: 'urn:other' })
  })

  it('keeps the secret out of state, and knows that there is one', async () => {
    const { list, row, client, kept } = await open()
    const values = { type: 'oidc', ssoEndpoint: 'https://id.test', oidcClientId: 'portico' } as const
    await list().update({ id: 'id-1', ...values, oidcSecret: secret('very-secret-text') })
    await until(() => row('id-1')?.redirectUri !== '')
    expect(row('id-1')).toMatchObject({
      protocol: 'oidc',
      isComplete: true,
      hasOidcSecret: true,
      oidcClientId: 'portico',
    })
    expect(row('id-1')?.redirectUri).toMatch(/\/account\/oidc\/callback$/)
    expect(kept('id-1')?.oidc?.clientSecret).toBe('very-secret-text')
    expect(JSON.stringify([list().rows, serializeClient(client)])).not.toContain('very-secret-text')
  })

  it('a change of a connection is shown at once, and reverted if the provider refuses', async () => {
    const { list, row } = await open()
    const changing = list().update({ id: 'id-0', ssoEndpoint: 'nonsense' })
    expect(row()?.ssoEndpoint).toBe('nonsense')
    expect(await changing).toMatchObject({ ok: false, error: { code: 'ER-SSO-ENDPOINT-INVALID' } })
    expect(row()?.ssoEndpoint).toBe('http://localhost:4400/idp/id-0/saml')
  })

  it('turns it on and off, which the sign-in follows', async () => {
    const { list, kept, row } = await open()
    expect((await list().enable({ id: 'id-0' })).ok).toBe(true)
    expect([kept()?.enabled, row()?.isEnabled]).toEqual([true, true])
    expect((await list().disable({ id: 'id-0' })).ok).toBe(true)
    expect([kept()?.enabled, row()?.isEnabled]).toEqual([false, false])
  })

  it('removes it, also if another administrator was first', async () => {
    const { list, emulator, kept } = await open()
    expect((await list().remove({ id: 'id-1' })).ok).toBe(true)
    expect(kept('id-1')).toBeUndefined()
    emulator.arrange((state) => {
      state.ssoConnections = state.ssoConnections.filter(({ id }) => id !== 'id-2')
    })
    expect((await list().remove({ id: 'id-2' })).ok).toBe(true)
  })
})

describe('a domain of a connection', () => {
  it('a domain of a connection is added in lowercase letters, and removed', async () => {
    const { list, row, kept } = await open()
    expect((await list().addDomain({ id: 'id-0', domain: ' Bücher.Test ' })).ok).toBe(true)
    expect(kept()?.pendingDomains).toEqual(['xn--bcher-kva.test'])
    await until(() => row()?.domains.length === 2)
    const domainId = row()?.domains[1]?.id ?? ''
    expect((await list().removeDomain({ id: 'id-0', domainId })).ok).toBe(true)
    expect((await list().removeDomain({ id: 'id-0', domainId })).ok).toBe(true)
    expect(kept()?.pendingDomains).toEqual([])
  })

  it.each([
    '',
    'acme',
    'ada@acme.test',
    'https://acme.test',
    'a b.test',
    '-a.test',
    'acme.123',
    `${'a'.repeat(64)}.test`,
  ])('an invalid domain of a connection is not sent: %j', async (domain) => {
    const { list, called } = await open()
    expect(await list().addDomain({ id: 'id-0', domain })).toMatchObject({ error: { code: 'sso-domain-invalid' } })
    expect(called()).not.toContain('createSsoDomain')
  })

  it('a domain is validated if its record is found, and no longer if the record is gone', async () => {
    const { list, row, emulator } = await open()
    await list().addDomain({ id: 'id-0', domain: 'b.test' })
    await until(() => row()?.domains.length === 2)
    const domain = () => row()?.domains.find(({ id }) => id === 'b.test')
    const validate = () => list().validateDomain({ id: 'id-0', domainId: 'b.test' })
    expect(await validate()).toMatchObject({ ok: false, error: { code: 'ER-SSO-DNS-MISSING' } })
    emulator.setTxtRecords('b.test', [domain()?.txtRecord ?? ''])
    expect((await validate()).ok).toBe(true)
    await until(() => domain()?.isValidated === true)
    emulator.setTxtRecords('b.test', ['portico-verify=older'])
    expect(await validate()).toMatchObject({
      ok: false,
      error: { code: 'ER-SSO-DNS-MISMATCH', context: { found: ['portico-verify=older'] } },
    })
    await until(() => domain()?.isValidated === false)
  })
})

describe('the roles of a connection', () => {
  it('roles of a connection are assigned to groups, changed and removed', async () => {
    const { list, row, kept, roleId } = await open()
    await list().addGroup({ id: 'id-0', group: ' admins ', roleIds: [roleId('Admin')] })
    await until(() => row()?.groups.length === 1)
    const groupId = row()?.groups[0]?.id ?? ''
    expect(row()?.groups).toEqual([{ id: groupId, group: 'admins', roleIds: [roleId('Admin')] }])
    const changing = list().updateGroup({ id: 'id-0', groupId, group: 'owners', roleIds: [roleId('Viewer')] })
    expect(row()?.groups).toMatchObject([{ group: 'owners' }])
    expect((await changing).ok).toBe(true)
    expect(kept()?.groups).toEqual([{ id: groupId, group: 'owners', roleIds: [roleId('Viewer')] }])
    expect((await list().removeGroup({ id: 'id-0', groupId })).ok).toBe(true)
    expect((await list().removeGroup({ id: 'id-0', groupId })).ok).toBe(true)
    expect(kept()?.groups).toEqual([])
  })

  it('need the name of a group', async () => {
    const { list } = await open()
    expect(await list().addGroup({ id: 'id-0', group: ' ' })).toMatchObject({ error: { code: 'sso-group-required' } })
  })

  it('keep what another administrator has changed since the choice began', async () => {
    const { list, kept, roleId, arrangeOne } = await open()
    const [viewer, editor, support] = [roleId('Viewer'), roleId('Editor'), roleId('Support')]
    const groups = [{ id: 'g', group: 'staff', roleIds: [viewer, support] }]
    arrangeOne({ roleIds: [viewer, support], groups })
    const chosen = { id: 'id-0', roleIds: [editor], before: [viewer] }
    await list().setDefaultRoles(chosen)
    await list().updateGroup({ ...chosen, groupId: 'g', group: 'staff' })
    expect(kept()?.roleIds).toEqual([support, editor])
    expect(kept()?.groups?.[0]?.roleIds).toEqual([support, editor])
    await list().setDefaultRoles({ id: 'id-0', roleIds: [viewer] })
    expect(kept()?.roleIds).toEqual([viewer])
  })

  it('default roles of a connection are shown at once, and reverted if the provider refuses', async () => {
    const { list, row, emulator, roleId } = await open()
    emulator.faults.add({ operation: 'saveSsoDefaultRoles', kind: 'status', status: 500 })
    const saving = list().setDefaultRoles({ id: 'id-0', roleIds: [roleId('Viewer')] })
    expect(row()?.roleIds).toEqual([roleId('Viewer')])
    expect((await saving).ok).toBe(false)
    expect(row()?.roleIds).toEqual([])
  })
})
