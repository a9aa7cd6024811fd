import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../test/setup-seed.ts'
import { fakePorts } from '../../../test/fake-ports.ts'
import { until } from '../../../test/open-app.ts'
import { tokenOf } from '../../../test/token-of.ts'
import { createClient } from '../../client/index.ts'
import { sessionFeature } from '../../session/feature.ts'
import { subjectOf } from '../../session/user.ts'
import { permitOf } from '../entitlements/permit.ts'
import { tenantsFeature } from '../tenants/index.ts'
import { hosted } from './index.ts'
import type { ClaimedPerson, HostedLoginOptions } from './types.ts'

type Person = NonNullable<HostedLoginOptions['person']>

const endpoints = {
  authorization: 'https://id.test/auth',
  token: 'https://id.test/token',
  keys: 'https://id.test/jwks',
}

/** A person in the claims of a provider that has other names for them. */
const ada = {
  sub: 'ada',
  orgs: [
    { id: 'acme', name: 'Acme' },
    { id: 'globex', name: 'Globex' },
  ],
  realm: { roles: ['Admin'] },
  grants: ['invoices.*'],
  roles: ['of-another-application'],
}

const person = ({ orgs, realm, grants }: typeof ada): ClaimedPerson => ({
  tenants: orgs,
  roles: realm.roles,
  permissions: grants,
})

/** Opens a client of an issuer whose claims are read by `read`. */
function open(read: unknown, options: Partial<HostedLoginOptions> = { endpoints }) {
  const ports = fakePorts()
  const hostedLogin = hosted({ clientId: 'lantern', ...options, person: read as Person })
  const client = createClient({ baseUrl: 'https://id.test', ports, hostedLogin })
  const signIns: string[] = []
  client.on('signedIn', ({ tenantId }) => signIns.push(tenantId))
  const accept = (claims: object) =>
    client.session.accept({ accessToken: tokenOf(claims), expiresIn: 3600 }, new AbortController())
  const session = () => client.get(sessionFeature).getSnapshot()
  return { client, ports, accept, session, signIns }
}

describe('the person of claims', () => {
  it('has the tenants, roles and permissions that the function states, and no others', async () => {
    const { accept, session } = open(person)
    await accept(ada)
    expect(session()).toMatchObject({
      user: { id: 'ada', tenantId: 'acme', roles: [{ key: 'Admin' }], permissions: ['invoices.*'] },
      tenants: [
        { id: 'acme', tenantId: 'acme', name: 'Acme' },
        { id: 'globex', tenantId: 'globex', name: 'Globex' },
      ],
      tenant: { tenantId: 'acme' },
    })
    const known = { session: session(), entitlements: { status: 'disabled', context: null }, now: 0 } as const
    const isAllowed = (permission: string) => permitOf(known, { roles: ['Admin'], permissions: [permission] }).isAllowed
    expect([isAllowed('invoices.read'), isAllowed('users.read')]).toEqual([true, false])
  })

  it.each([
    ['that of the claim', { tenantId: 'globex' }, 'globex'],
    ['the first, if the claim names none of them', { tenantId: 'initech' }, 'acme'],
    ['none without tenants', { orgs: [] }, ''],
  ])('the active tenant is %s', async (_, claims, tenantId) => {
    const { client, accept, session } = open(person)
    await accept({ ...ada, ...claims })
    expect([session().user?.tenantId, session().tenant?.tenantId ?? '']).toEqual([tenantId, tenantId])
    expect(subjectOf(tokenOf({ ...ada, ...claims }), client).tenant).toBe(tenantId)
  })

  it('has them in the list of tenants, which asks nobody', async () => {
    const { client, ports, accept } = open(person)
    await accept(ada)
    const tenants = client.get(tenantsFeature)
    tenants.subscribe(() => {})
    await until(() => tenants.getSnapshot().rows.length === 2)
    expect(await tenants.getSnapshot().load()).toMatchObject({ ok: true })
    expect(tenants.getSnapshot()).toMatchObject({ rows: [{ name: 'Acme' }, {}], tenant: { name: 'Acme' } })
    expect(ports.lines).toEqual([])
  })

  it('follows each renewed token: what it states no more is gone', async () => {
    const { accept, session, signIns } = open(person)
    await accept(ada)
    await accept({ ...ada, orgs: ada.orgs.slice(0, 1), realm: { roles: ['Reader'] }, grants: [] })
    expect(session()).toMatchObject({
      user: { roles: [{ key: 'Reader' }], permissions: [] },
      tenants: [{ tenantId: 'acme' }],
    })
    expect(session().tenants).toHaveLength(1)
    expect(signIns).toEqual(['acme'])
    await accept({ ...ada, tenantId: 'globex' })
    expect(session()).toMatchObject({ user: { tenantId: 'globex' }, tenant: { name: 'Globex' } })
    expect(signIns).toEqual(['acme', 'globex'])
  })

  it.each<[string, unknown]>([
    ['it throws', () => JSON.parse('{')],
    ['it returns a promise', async () => person(ada)],
    ['it returns nothing', () => {}],
    ['a member is no list', () => ({ tenants: { id: 'acme' } })],
    ['a role is no text', () => ({ roles: [{ key: 'Admin' }] })],
    ['a tenant has no id', () => ({ tenants: [{ name: 'Acme' }] })],
  ])('counts as none if %s, and the first fault is logged', async (_, read) => {
    const { accept, session, ports } = open(read)
    await accept(ada)
    await accept({ ...ada, grants: [] })
    expect(session()).toMatchObject({
      status: 'authenticated',
      user: { id: 'ada', tenantId: '', roles: [], permissions: [] },
      tenants: [],
      tenant: null,
    })
    expect(ports.lines.filter((line) => line.includes('person of hosted()'))).toHaveLength(1)
    expect(ports.lines).toHaveLength(1)
  })

  it('has each tenant, role and permission once, as claims of several sources repeat them', async () => {
    const twice = <Value>(list: readonly Value[]) => [...list, ...list]
    const { accept, session, ports } = open((claims: typeof ada) => ({
      tenants: twice(person(claims).tenants ?? []),
      roles: twice(['Admin', 'Reader']),
      permissions: twice(['invoices.*']),
    }))
    await accept(ada)
    expect(session().tenants.map(({ tenantId }) => tenantId)).toEqual(['acme', 'globex'])
    expect(session().user).toMatchObject({ roles: [{ key: 'Admin' }, { key: 'Reader' }], permissions: ['invoices.*'] })
    expect(session().user?.roles).toHaveLength(2)
    expect(ports.lines).toEqual([])
  })

  it('a member that is left out or null is none, without a word', async () => {
    const { accept, session, ports } = open(() => ({ roles: null }))
    await accept(ada)
    expect(session()).toMatchObject({ user: { tenantId: '', roles: [], permissions: [] } })
    expect(ports.lines).toEqual([])
  })

  it('nothing that a function returns keeps a person from the session', async () => {
    const returned = fc.record({ tenants: fc.anything(), roles: fc.anything(), permissions: fc.anything() })
    await fc.assert(
      fc.asyncProperty(fc.oneof(returned, fc.anything()), async (value) => {
        const { accept, session } = open(() => value)
        await accept(ada)
        const { user, tenants } = session()
        const keys = [...(user?.roles ?? []).map(({ key }) => key), ...(user?.permissions ?? [])]
        expect(keys.every((key) => typeof key === 'string' && key !== '')).toBe(true)
        expect(tenants.every(({ tenantId, name }) => tenantId && name)).toBe(true)
        expect(user?.id).toBe('ada')
      }),
      { numRuns: runs(1000) },
    )
  })

  it('is that of the profile where the provider has one', () => {
    expect(open(person, {}).client.options.hostedLogin?.person).toBeUndefined()
  })
})
