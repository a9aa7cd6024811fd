import { describe, expect, it } from 'vitest'
import { type AppOptions, openApp, until } from '../../../../test/open-app.ts'
import { serializeClient } from '../../../client/index.ts'
import { secret } from '../../../core/secret.ts'
import { samlConfigurationFeature } from './saml-configuration.ts'

const me = 'admin@acme.test'
const values = {
  ssoEndpoint: 'https://acme.okta.test/sso',
  publicCertificate: '',
  isRequestSigned: true,
  type: 'okta',
} as const

/** Opens the configuration of a tenant without a connection. */
async function open(signedInAs = me, options: AppOptions = {}) {
  const app = await openApp({ signedInAs, ...options })
  const { emulator } = app.provider
  const tenantId = emulator.snapshot().users.find(({ email }) => email === me)?.activeTenantId
  const kept = () => emulator.snapshot().ssoConnections.filter((one) => one.tenantId === tenantId)
  emulator.arrange((state) => {
    state.ssoConnections = state.ssoConnections.filter((one) => one.tenantId !== tenantId)
  })
  const slice = app.client.get(samlConfigurationFeature)
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().value !== null)
  await slice.actions.load()
  const value = () => slice.getSnapshot().value
  const saves = () => app.called().filter((one) => one === 'saveSamlConfiguration').length
  const roleId = (key: string) => emulator.snapshot().roles.find((role) => role.key === key)?.id ?? ''
  return { ...app, ...slice.actions, emulator, slice, kept, value, saves, roleId }
}

describe('a save without a domain', () => {
  it('stays here, and is not sent', async () => {
    const { save, load, value, saves, kept } = await open()
    expect((await save(values)).ok).toBe(true)
    expect(value()).toMatchObject(values)
    await load()
    expect(value()).toMatchObject(values)
    expect([saves(), kept()]).toEqual([0, []])
  })

  it('a save without a domain is sent with the domain, as soon as there is one', async () => {
    const { save, saves, kept, value } = await open()
    await save({ type: 'okta', oidcClientId: 'x' })
    await save({ domain: 'acme.test', ssoEndpoint: 'https://acme.okta.test/sso' })
    expect(saves()).toBe(1)
    expect(kept()).toMatchObject([{ type: 'okta', pendingDomains: ['acme.test'] }])
    await until(() => value()?.generatedVerification !== '')
    expect(value()).toMatchObject({
      ssoEndpoint: 'https://acme.okta.test/sso',
      domain: 'acme.test',
      isValidated: false,
    })
  })
})

describe('a save with a domain', () => {
  it('clears endpoint, certificate and signing if the domain is another one', async () => {
    const { save, value, sent } = await open()
    await save({ domain: 'acme.test', ...values })
    expect(value()).toMatchObject(values)
    await save({ domain: 'acme.test' })
    expect(value()).toMatchObject(values)
    const saving = save({ domain: 'b.test' })
    const cleared = { domain: 'b.test', ssoEndpoint: '', publicCertificate: '' }
    expect(value()).toMatchObject({ ...cleared, isRequestSigned: false })
    await saving
    expect(sent('/saml/configurations').findLast(({ body }) => body !== null)?.body).toMatchObject({
      ...cleared,
      signRequest: false,
    })
  })

  it('leaves out what the provider alone decides, and the secret', async () => {
    const { save, sent, kept, client } = await open()
    await save({ domain: 'acme.test', type: 'oidc', oidcClientId: 'a', oidcSecret: secret('very-secret-text') })
    await save({ oidcClientId: 'b' })
    const body = sent('/saml/configurations').findLast((one) => one.body !== null)?.body
    for (const name of ['validated', 'generatedVerification', 'createdAt', 'updatedAt', 'oidcSecret'])
      expect(body).not.toHaveProperty(name)
    expect(kept()[0]?.oidc).toMatchObject({ clientId: 'b', clientSecret: 'very-secret-text' })
    expect(JSON.stringify(serializeClient(client))).not.toContain('very-secret-text')
  })

  it('a save with a domain is shown at once, and restores the former configuration if it fails', async () => {
    const { save, value, emulator } = await open()
    await save({ domain: 'acme.test', ...values })
    await until(() => value()?.generatedVerification !== '')
    const before = value()
    emulator.faults.add({ operation: 'saveSamlConfiguration', kind: 'status', status: 500, times: 1 })
    const saving = save({ isRequestSigned: false })
    expect(value()?.isRequestSigned).toBe(false)
    expect((await saving).ok).toBe(false)
    expect(value()).toEqual(before)
  })

  it('keeps what another administrator has changed since it was loaded', async () => {
    const { save, kept, emulator } = await open()
    await save({ domain: 'acme.test', ...values })
    emulator.arrange(({ ssoConnections }) => {
      for (const one of ssoConnections) one.spEntityId = 'urn:other'
    })
    await save({ isRequestSigned: false })
    expect(kept()).toMatchObject([{ signRequest: false, spEntityId: 'urn:other' }])
  })

  it('a save with a domain is refused without the permission, and the values pending before it are kept', async () => {
    const { save, value, emulator } = await open()
    await save({ type: 'azure' })
    emulator.permissions.revoke('fe.secure.write.samlConfiguration')
    expect(await save({ domain: 'acme.test' })).toMatchObject({ ok: false, error: { status: 403 } })
    expect(value()).toMatchObject({ domain: '', type: 'azure' })
  })

  it('a save with a domain is sent after the save before it', async () => {
    const { save, kept } = await open()
    await Promise.all([save({ domain: 'acme.test' }), save({ isRequestSigned: true }), save({ spEntityId: 'urn:own' })])
    expect(kept()).toMatchObject([{ signRequest: true, spEntityId: 'urn:own' }])
    expect(kept()).toHaveLength(1)
  })
})

describe('what follows from the values', () => {
  it('a configuration has its protocol, the end of its certificate, and whether it is complete', async () => {
    const { save, fillFromMetadata, value, emulator } = await open()
    await save({ domain: 'acme.test', ...values })
    expect(value()).toMatchObject({ protocol: 'saml', isComplete: false, certificateExpiresAt: null, redirectUri: '' })
    const [{ id = '' } = {}] = emulator.snapshot().ssoConnections
    const metadata = await (await emulator.fetch(new Request(`http://localhost:4400/idp/${id}/metadata`))).text()
    await fillFromMetadata({ metadata })
    await until(() => value()?.isComplete === true)
    expect(value()?.certificateExpiresAt).toMatch(/^2126-10-29T/)
    const clearing = save({ publicCertificate: '' })
    expect(value()).toMatchObject({ isComplete: false, certificateExpiresAt: null })
    await clearing
  })

  it('a configuration of OpenID Connect has the address to which it returns', async () => {
    const { save, value } = await open()
    await save({ domain: 'acme.test', type: 'oidc', ssoEndpoint: 'https://id.acme.test', oidcClientId: 'portico' })
    expect(value()).toMatchObject({ protocol: 'oidc', isComplete: true })
    await until(() => value()?.redirectUri !== '')
    expect(value()?.redirectUri).toMatch(/\/account\/oidc\/callback$/)
  })
})

describe('the validation of the domain', () => {
  it('a refused validation makes the domain invalid, and the configuration is read again', async () => {
    const { save, validateDomain, value, emulator, called } = await open()
    await save({ domain: 'acme.test' })
    await until(() => value()?.generatedVerification !== '')
    emulator.setTxtRecords('acme.test', [value()?.generatedVerification ?? ''])
    await validateDomain()
    await until(() => value()?.isValidated === true)
    const reads = () => called().filter((operation) => operation === 'getSamlConfiguration').length
    const before = reads()
    emulator.faults.add({ operation: 'validateSamlDomain', kind: 'status', status: 400, times: 1 })
    expect(await validateDomain()).toMatchObject({ ok: false, reason: 'failed' })
    expect(value()?.isValidated).toBe(false)
    expect(reads()).toBeGreaterThan(before)
  })

  it('a validation whose answer promises nothing is read from the configuration', async () => {
    const opened = await open(me, {
      instead: (url, init) =>
        url.pathname.endsWith('/validations/domain')
          ? Promise.resolve(opened.browser.fetch(url, init)).then(() => Response.json({}))
          : undefined,
    })
    await opened.save({ domain: 'acme.test' })
    await until(() => opened.value()?.generatedVerification !== '')
    opened.emulator.setTxtRecords('acme.test', [opened.value()?.generatedVerification ?? ''])
    expect((await opened.validateDomain()).ok).toBe(true)
    expect(opened.value()?.isValidated).toBe(true)
  })

  it('fails without a configuration, and is not sent', async () => {
    const { validateDomain, called } = await open()
    expect(await validateDomain()).toMatchObject({
      ok: false,
      error: { code: 'saml-configuration-missing', message: 'IllegalState: samlConfiguration is not defined' },
    })
    expect(called()).not.toContain('validateSamlDomain')
  })

  it('changes to true when the record is found, and to false when it is gone', async () => {
    const { save, validateDomain, value, emulator } = await open()
    await save({ domain: 'acme.test' })
    await until(() => value()?.generatedVerification !== '')
    expect((await validateDomain()).ok).toBe(true)
    expect(value()?.isValidated).toBe(false)
    emulator.setTxtRecords('acme.test', [value()?.generatedVerification ?? ''])
    await validateDomain()
    await until(() => value()?.isValidated === true)
    emulator.setTxtRecords('acme.test', [])
    await validateDomain()
    await until(() => value()?.isValidated === false)
  })
})

describe('the roles of the configuration', () => {
  it('roles of the SAML configuration are assigned to groups and to all users, changed and removed', async () => {
    const { addGroup, updateGroup, removeGroup, setDefaultRoles, value, roleId } = await open()
    const [viewer, editor] = [roleId('Viewer'), roleId('Editor')]
    await addGroup({ group: ' staff ', roleIds: [viewer] })
    await until(() => value()?.groups.length === 1)
    const groupId = value()?.groups[0]?.id ?? ''
    await updateGroup({ groupId, group: 'crew', roleIds: [viewer, editor], before: [viewer] })
    await until(() => value()?.groups[0]?.group === 'crew')
    expect(value()?.groups).toEqual([{ id: groupId, group: 'crew', roleIds: [viewer, editor] }])
    await setDefaultRoles({ roleIds: [viewer], before: [] })
    await removeGroup({ groupId })
    await until(() => value()?.groups.length === 0)
    expect(value()?.roleIds).toEqual([viewer])
  })

  it('need the name of a group', async () => {
    const { addGroup } = await open()
    expect(await addGroup({ group: '' })).toMatchObject({ error: { code: 'sso-group-required' } })
  })
})

describe('metadata', () => {
  it('fills the configuration', async () => {
    const { fillFromMetadata, value, emulator } = await open()
    const [{ id = '' } = {}] = emulator.snapshot().ssoConnections
    const metadata = await (await emulator.fetch(new Request(`http://localhost:4400/idp/${id}/metadata`))).text()
    expect((await fillFromMetadata({ metadata })).ok).toBe(true)
    await until(() => value()?.ssoEndpoint === `http://localhost:4400/idp/${id}/saml`)
    expect(await fillFromMetadata({ metadata: '' })).toMatchObject({ error: { code: 'sso-metadata-required' } })
  })
})

describe('the addresses of the service provider', () => {
  const saml = { acsUrl: 'https://id.acme.test/acs', spEntityId: 'urn:acme' }
  const bare: AppOptions = {
    instead: ({ pathname, searchParams }) => {
      if (pathname.endsWith('/saml/configurations'))
        return Promise.resolve(Response.json({ enabled: true, domain: 'acme.test', acsUrl: '' }))
      if (searchParams.get('entityName') !== 'saml') return undefined
      return Promise.resolve(Response.json({ rows: [{ configuration: saml }] }))
    },
  }

  it('addresses of the service provider that the configuration lacks are those of the metadata, also in a save', async () => {
    const { value, save, sent } = await open(me, bare)
    expect(value()).toMatchObject(saml)
    await save({ isEnabled: false })
    expect(sent('/saml/configurations').find(({ body }) => body !== null)?.body).toMatchObject(saml)
  })
})
