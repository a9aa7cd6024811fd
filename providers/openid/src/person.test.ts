import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clientId, openFakeIssuer } from '../test/fake-issuer.ts'
import { openApplication } from '../test/open-application.ts'
import { claimAt, personByNames, personOf } from './person.ts'
import { type Preset, type PresetName, presets } from './presets.ts'

const names = Object.keys(presets) as readonly PresetName[]
const presetOf = (name: PresetName): Preset => presets[name]
const personAt = (name: PresetName, claims: Readonly<Record<string, unknown>>) =>
  personOf(claims, personByNames(presetOf(name).claims)(claims))

describe('the person of claims', () => {
  it.each<[PresetName, object, object]>([
    [
      'keycloak',
      { organization: { acme: { id: 'a1' } }, realm_access: { roles: ['admin'] } },
      { tenants: [{ id: 'a1', name: 'acme' }], roles: ['admin'] },
    ],
    ['keycloak', { organization: ['acme'] }, { tenants: [{ id: 'acme', name: 'acme' }], roles: [] }],
    [
      'entra',
      { tid: 't1', roles: ['Task.Write'], oid: 'x' },
      { tenants: [{ id: 't1', name: 't1' }], roles: ['Task.Write'] },
    ],
    [
      'auth0',
      { org_id: 'org_1', org_name: 'acme', permissions: ['read:reports'] },
      { tenants: [{ id: 'org_1', name: 'acme' }], permissions: ['read:reports'] },
    ],
    ['okta', { groups: ['Everyone', 'Admins'] }, { tenants: [], tenantId: '', roles: ['Everyone', 'Admins'] }],
    [
      'zitadel',
      {
        'urn:zitadel:iam:user:resourceowner:id': '7',
        'urn:zitadel:iam:user:resourceowner:name': 'Acme',
        'urn:zitadel:iam:org:project:roles': { admin: { 7: 'acme.example.com' } },
      },
      { tenants: [{ id: '7', name: 'Acme' }], roles: ['admin'] },
    ],
    ['authentik', { groups: ['admins'] }, { roles: ['admins'] }],
    [
      'logto',
      { organizations: ['o1', 'o2'], roles: ['admin'] },
      {
        tenants: [
          { id: 'o1', name: 'o1' },
          { id: 'o2', name: 'o2' },
        ],
        tenantId: 'o1',
      },
    ],
    ['standard', { roles: 'admin', permissions: ['a', 'a'] }, { roles: ['admin'], permissions: ['a'] }],
  ])('is read by the names of %s', (name, claims, expected) => {
    expect(personAt(name, { sub: 'ada', ...claims })).toMatchObject({ id: 'ada', ...expected })
  })

  it.each([
    [{ name: 'Ada', given_name: 'A', email: 'a@acme.test' }, 'Ada'],
    [{ given_name: 'Ada', family_name: 'Admin', preferred_username: 'ada' }, 'Ada Admin'],
    [{ name: ['Ada'], preferred_username: 'ada', email: 'a@acme.test' }, 'ada'],
    [{ name: 7, email: 'a@acme.test' }, 'a@acme.test'],
    [{}, ''],
  ])('has the first name of %j', (claims, expected) => {
    expect(personOf(claims, {}).name).toBe(expected)
  })

  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['yes', false],
    [1, false],
    [undefined, false],
  ])('is verified if the issuer says so: %j', (email_verified, expected) => {
    expect(personOf({ email_verified }, {}).isVerified).toBe(expected)
  })

  it('the active tenant is one of the tenants', () => {
    const tenants = [{ id: 'a', name: 'Acme' }, { id: 'g' }]
    expect(personOf({}, { tenants, tenantId: 'g' }).tenantId).toBe('g')
    expect(personOf({}, { tenants, tenantId: 'other' }).tenantId).toBe('a')
    expect(personOf({}, { tenantId: 'g' }).tenantId).toBe('')
  })

  it('a claim is found by its own names alone', () => {
    expect(claimAt({ a: { b: ['c'] } }, 'a', 'b')).toEqual(['c'])
    for (const path of [['constructor'], ['a', 'length'], ['a', '__proto__'], ['b', 'c']])
      expect(claimAt({ a: 'text' }, ...path)).toBeUndefined()
  })

  it('claims of any type make a person whose members have their types', () => {
    const members = presetOf('keycloak').claims
    const known = [
      'sub',
      'name',
      'email',
      'email_verified',
      'picture',
      'roles',
      'permissions',
      'groups',
      'organization',
      'realm_access',
      'tid',
      'org_id',
      'org_name',
      'organizations',
    ]
    const claims = fc.dictionary(fc.constantFrom(...known), fc.anything({ withNullPrototype: true }))
    fc.assert(
      fc.property(claims, fc.constantFrom(...names), (given, name) => {
        const person = personAt(name, given)
        expect(JSON.parse(JSON.stringify(person))).toEqual(person)
        expect([person.id, person.email, person.name, person.tenantId].every((one) => typeof one === 'string')).toBe(
          true,
        )
        expect([...person.roles, ...person.permissions].every((one) => typeof one === 'string' && one !== '')).toBe(
          true,
        )
        expect(new Set(person.tenants.map(({ id }) => id)).size).toBe(person.tenants.length)
        expect(person.tenantId === '' ? person.tenants : [person.tenantId]).toHaveLength(person.tenantId === '' ? 0 : 1)
        expect(personByNames(members)(given)).toBeDefined()
      }),
    )
  })
})

describe('claims of wrong types', () => {
  it.each([
    ['a function that expects others', { realm_access: null }, () => JSON.parse('no JSON')],
    ['a function that answers nothing', {}, () => JSON.parse('null')],
    [
      'no function',
      { roles: { a: 1 }, permissions: 7, email: ['x'], name: {}, picture: 7, email_verified: 'maybe' },
      undefined,
    ],
  ])('break no answer, with %s', async (_, claims, person) => {
    const app = openApplication(await openFakeIssuer({ claims }), person ? { person } : {})
    await app.signIn()
    const answer = await app.call('/frontegg/identity/resources/users/v2/me')
    expect([answer.status, (await answer.json()).id]).toEqual([200, 'ada'])
    const tenants = await app.call('/frontegg/identity/resources/users/v3/me/tenants')
    expect(await tenants.json()).toEqual({ tenants: [], activeTenant: null })
    expect(app.violations).toEqual([])
  })

  it('a document of any content begins no sign-in, or one at an address of the issuer', async () => {
    const members = ['issuer', 'authorization_endpoint', 'token_endpoint', 'jwks_uri', 'end_session_endpoint']
    const value = fc.oneof(
      fc.jsonValue(),
      fc.webUrl(),
      fc.constantFrom('javascript:alert(1)', 'http://id.example.com/', 'data:,'),
    )
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...members), value, { minKeys: 1 }), async (document) => {
        const app = openApplication(await openFakeIssuer({ document }))
        const answer = await app.call(`/frontegg/oauth/authorize?state=s&client_id=${clientId}`)
        expect([302, 502]).toContain(answer.status)
        expect(answer.headers.get('location') ?? 'https:').toMatch(/^https:/)
        const out = await app.call('/frontegg/oauth/logout')
        expect(out.headers.get('location')).toMatch(/^https:/)
      }),
      { numRuns: 30 },
    )
  })
})
