import { describe, expect, it } from 'vitest'
import { fakePorts } from '../../test/fake-ports.ts'
import { createLogger } from '../core/logger.ts'
import { completeMetadata } from './complete.ts'
import { defaultMetadata } from './defaults.ts'

const url = 'https://cdn.example/overrides.json'

function completed(configuration: unknown, answer: () => Response | Promise<Response> = () => Response.error()) {
  const ports = fakePorts({ fetch: async () => answer() })
  const log = createLogger(ports.log, 'warn', 'test')
  return completeMetadata(configuration, { ports, log, signal: new AbortController().signal }).then((metadata) => ({
    metadata,
    lines: ports.lines,
  }))
}

describe('the metadata', () => {
  it('the metadata are the defaults if a tenant configures nothing', async () => {
    for (const nothing of [undefined, null, {}, 'x', []]) {
      expect(await completed(nothing)).toEqual({ metadata: defaultMetadata, lines: [] })
    }
  })

  it('the metadata are the defaults with the configuration over them', async () => {
    const { metadata } = await completed({ navigation: { users: { visibility: 'hidden' } }, theme: { a: 1 } })
    expect(metadata.navigation?.['users']).toEqual({ visibility: 'hidden', permissions: ['fe.secure.read.users'] })
    expect(metadata.navigation?.['audits']).toEqual(defaultMetadata.navigation?.['audits'])
    expect(metadata.theme).toEqual({ a: 1 })
  })

  it('the metadata have the overrides over defaults and configuration', async () => {
    const { metadata, lines } = await completed(
      { metadataOverrides: { url }, navigation: { users: { visibility: 'hidden' } } },
      () => Response.json({ navigation: { users: { visibility: 'byPermissions' }, groups: { visibility: 'always' } } }),
    )
    expect(metadata.navigation?.['users']?.visibility).toBe('byPermissions')
    expect(metadata.navigation?.['groups']?.visibility).toBe('always')
    expect(lines).toEqual([])
  })

  it('go without overrides that cannot be read, with one warning', async () => {
    const { metadata, lines } = await completed({ metadataOverrides: { url } }, () => new Response('', { status: 503 }))
    expect(metadata.navigation).toEqual(defaultMetadata.navigation)
    expect(lines).toEqual([expect.stringContaining('The metadata overrides were left out: the answer was 503.')])
  })

  it('go without a configuration or overrides that are too large, with one warning', async () => {
    const deep = JSON.parse(`${'{"a":'.repeat(60)}1${'}'.repeat(60)}`)
    expect(await completed(deep)).toEqual({
      metadata: defaultMetadata,
      lines: [expect.stringContaining('Metadata was left out.')],
    })
    const over = await completed({ metadataOverrides: { url }, theme: { a: 1 } }, () => Response.json(deep))
    expect(over.metadata.theme).toEqual({ a: 1 })
    expect(over.lines).toHaveLength(1)
  })

  it('send no request for overrides whose address is no text', async () => {
    for (const metadataOverrides of [{ url: 1 }, { url: null }, 'x', null, [url]]) {
      const { lines } = await completed({ metadataOverrides }, () => expect.unreachable())
      expect(lines).toEqual([])
    }
  })
})

describe('the sections of the portal', () => {
  const visible = ['account', 'audits', 'privacy', 'profile', 'security', 'users']

  it('the sections of the portal are shown or hidden by default as in the specification', () => {
    const sections = Object.entries(defaultMetadata.navigation ?? {})
    expect(
      sections
        .filter(([, { visibility }]) => visibility === 'always')
        .map(([name]) => name)
        .sort(),
    ).toEqual(visible)
    expect(
      sections
        .filter(([, { visibility }]) => visibility === 'hidden')
        .map(([name]) => name)
        .sort(),
    ).toEqual([
      'allAccounts',
      'apiTokens',
      'groups',
      'personalApiTokens',
      'provisioning',
      'reports',
      'roles',
      'sso',
      'subscriptions',
      'usage',
      'webhooks',
    ])
  })

  it('ask for the permissions and flags of the specification', () => {
    const asked = Object.entries(defaultMetadata.navigation ?? {}).flatMap(([name, { permissions, featureFlag }]) =>
      permissions || featureFlag ? [[name, permissions?.join(), featureFlag].filter(Boolean).join(' ')] : [],
    )
    expect(asked.sort()).toEqual([
      'account fe.secure.read.accountSettings',
      'allAccounts fe.account-hierarchy.read.subAccount',
      'apiTokens fe.secure.read.tenantApiTokens',
      'applications fe.account-settings.read.app multi-apps-admin-portal',
      'audits fe.secure.read.audits',
      'groups fe.secure.read.groups',
      'personalApiTokens fe.secure.read.userApiTokens',
      'provisioning fe.secure.read.provisioningConfiguration',
      'reports fe.secure.read.accountSettings',
      'roles fe.secure.read.roles',
      'security fe.secure.read.securityPolicy',
      'sso fe.secure.read.samlConfiguration',
      'subscriptions fe.subscriptions.*',
      'usage fe.usage.read fe-usage-page',
      'users fe.secure.read.users',
      'webhooks fe.connectivity.read.webhooks',
    ])
  })
})
