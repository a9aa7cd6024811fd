import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../test/token-of.ts'
import { claimsOf } from '../core/token-claims.ts'
import { renewedUser, userOf } from './user.ts'

const claims = {
  sub: 'ann-id',
  email: 'ann@acme.test',
  name: 'Ann',
  tenantId: 'acme-id',
  email_verified: true,
  roles: ['Admin'],
  permissions: ['fe.*'],
  amr: ['pwd', 'mfa', 'otp'],
  acr: 'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
  auth_time: 1_767_225_600,
}

describe('the user of a token', () => {
  it.each([' ', '\u200b', '\u2800\n'])('has no name if nothing of it can be seen: %j', (name) => {
    expect(userOf(tokenOf({ ...claims, name })).name).toBe('')
  })

  it('the user of a token has the values of its claims', () => {
    expect(userOf(tokenOf(claims))).toEqual({
      id: 'ann-id',
      email: 'ann@acme.test',
      name: 'Ann',
      tenantId: 'acme-id',
      isEmailVerified: true,
      profilePictureUrl: undefined,
      phone: undefined,
      roles: [{ key: 'Admin' }],
      permissions: ['fe.*'],
      isSuperUser: false,
      roleIds: [],
      groups: [],
      hasSecondFactor: undefined,
      amr: ['pwd', 'mfa', 'otp'],
      acr: 'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
      authTime: 1_767_225_600,
      claims,
    })
  })

  it('the user of a token has the facts of the profile over the claims', () => {
    const profile = {
      id: 'ann-id',
      name: 'Ann Archer',
      phoneNumber: '+15550100',
      profilePictureUrl: 'https://cdn.test/ann.png',
      roles: [{ key: 'Viewer', name: 'Viewer of reports' }],
      permissions: [{ key: 'fe.secure.read.users' }],
      superUser: true,
      mfaEnrolled: false,
    }
    expect(userOf(tokenOf(claims), profile)).toMatchObject({
      name: 'Ann Archer',
      phone: '+15550100',
      profilePictureUrl: 'https://cdn.test/ann.png',
      roles: [{ key: 'Viewer', name: 'Viewer of reports' }],
      permissions: ['fe.secure.read.users'],
      isSuperUser: true,
      hasSecondFactor: false,
    })
  })

  const account = {
    profileImage: 'https://cdn.test/old.png',
    profileImageUrl: 'https://cdn.test/ann.png',
    provider: 'saml',
    createdAt: '2026-01-01T00:00:00.000Z',
    lastLogin: '2026-01-02T00:00:00.000Z',
    temporaryExpirationDate: '2026-02-01T00:00:00.000Z',
    metadata: '{"jobTitle":"Archer"}',
    customData: { team: 7 },
    mfaEnrolled: true,
    mfaEnabled: true,
    verified: true,
    activatedForTenant: true,
    isDisabled: false,
  }
  const { temporaryExpirationDate, mfaEnrolled, mfaEnabled, verified, activatedForTenant, ...others } = account
  const accountHere = {
    ...others,
    expiresAt: temporaryExpirationDate,
    hasSecondFactor: mfaEnrolled,
    isMfaEnabled: mfaEnabled,
    isVerified: verified,
    isActivated: activatedForTenant,
  }
  const memberships = {
    roles: [{ id: 'role-1', key: 'Viewer', name: 'Viewer' }],
    groups: [
      { id: 'group-1', name: 'Archers', color: 'red', roles: [{ id: 'role-2', key: 'Editor', name: 'Editor' }] },
    ],
  }

  it('the user of a token has the account facts of the profile, also after a renewal', () => {
    const user = userOf(tokenOf(claims), { ...account, ...memberships })
    const groups = [{ id: 'group-1', name: 'Archers', roles: [{ key: 'Editor', name: 'Editor' }] }]
    const expected = { ...accountHere, roleIds: ['role-1'], groups }
    expect(user).toMatchObject(expected)
    expect(renewedUser(user, tokenOf({ ...claims, iat: 7 }))).toMatchObject(expected)
  })

  it('the user of a token has metadata as JSON text, also from a claim that is an object', () => {
    const user = userOf(tokenOf({ ...claims, metadata: { team: 'north' } }), { metadata: '{"team":"north"}' })
    expect(renewedUser(user, tokenOf({ ...claims, metadata: { team: 'south' } })).metadata).toBe('{"team":"south"}')
  })

  it('the user of a token has no former role ids after a renewal that changes the roles', () => {
    const user = userOf(tokenOf({ ...claims, roles: ['Viewer'] }), memberships)
    const { roles, roleIds } = renewedUser(user, tokenOf({ ...claims, roles: ['Editor'] }))
    expect({ roles, roleIds }).toEqual({ roles: [{ key: 'Editor' }], roleIds: [] })
  })

  const [image, uploaded, picture] = ['https://cdn.test/1.png', 'https://cdn.test/2.png', 'https://cdn.test/3.png']

  it.each([
    [{ profileImage: image }, image],
    [{ profileImage: image, profileImageUrl: uploaded }, uploaded],
    [{ profileImage: image, profileImageUrl: uploaded, profilePictureUrl: picture }, picture],
    [{ profileImage: image, profileImageUrl: uploaded, profilePictureUrl: null }, undefined],
    [{}, undefined],
  ])('the user of a token has one picture under any member name, also after a renewal: %j', (profile, expected) => {
    const user = userOf(tokenOf(claims), profile)
    expect(user.profilePictureUrl).toBe(expected)
    expect(renewedUser(user, tokenOf({ ...claims, iat: 7 })).profilePictureUrl).toBe(expected)
  })

  it('the user of a token has role ids under the member name that the provider used before', () => {
    expect(userOf(tokenOf(claims), { rolesIds: ['role-1', 'role-2'] }).roleIds).toEqual(['role-1', 'role-2'])
  })

  it.each(Object.keys(accountHere))('the user of a token has no %s of another type', (name) => {
    const odd = Object.fromEntries(Object.keys(account).map((member) => [member, 7]))
    const user = new Map(Object.entries(userOf(tokenOf(claims), odd)))
    expect(user.has(name)).toBe(name !== 'customData')
    expect(user.get(name)).toBeUndefined()
  })

  it.each([
    ['the tenant', { tenantId: 'globex-id' }, { tenantId: 'acme-id' }],
    ['how they signed in', { amr: [], acr: 'none', auth_time: 0 }, { amr: claims.amr, acr: claims.acr }],
    ['whether the address is confirmed', { email_verified: false, verified: false }, { isEmailVerified: true }],
  ])('the token alone, not the profile, determines %s', (_, profile, expected) => {
    expect(userOf(tokenOf(claims), profile)).toMatchObject(expected)
  })

  it.each([
    ['true', true],
    ['True', true],
    ['false', false],
    ['yes', false],
    ['', false],
  ])('the address of a broker that writes email_verified as text is confirmed by true alone: %j', (claim, expected) => {
    const token = tokenOf({ ...claims, email_verified: claim })
    expect(userOf(token, { verified: !expected }).isEmailVerified).toBe(expected)
  })

  it.each([{ superUser: 'true' }, { superUser: 1 }, { roles: 'Admin' }, { permissions: { 0: 'fe.*' } }])(
    'holds nothing by a claim of another type: %j',
    (odd) => {
      const { isSuperUser, roles, permissions } = userOf(tokenOf({ sub: 'ann-id', ...odd }))
      expect([isSuperUser, roles, permissions]).toEqual([false, [], []])
    },
  )

  it('the user of a token has no sign-in methods, assurance or time if the token has none', () => {
    const { amr, acr, authTime } = userOf(tokenOf({ sub: 'ann-id' }))
    expect([amr, acr, authTime]).toEqual([undefined, undefined, undefined])
  })
})

describe('the claims of a token', () => {
  it('the claims of a token are read with any letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, email) => {
        expect(claimsOf(tokenOf({ name, email }))).toEqual({ name, email })
      }),
    )
  })

  it.each([
    ['an empty text', ''],
    ['no token', 'hello'],
    ['a token of two halves', 'a.b'],
    ['base64 of no JSON', `x.${Buffer.from('hello').toString('base64url')}.y`],
    ['a list', tokenOf(['ann'])],
    ['a text', tokenOf('ann')],
    ['null', tokenOf(null)],
  ])('a text without claims is an invalid-token error: %s', (_, token) => {
    expect(() => claimsOf(token)).toThrow(
      expect.objectContaining({ code: 'invalid-token', message: 'Invalid token specified' }),
    )
  })

  it('an error about claims does not repeat the token', () => {
    expect(() => claimsOf('eyJhbGciOiJub25lIn0.s3cret.')).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('s3cret') }),
    )
  })
})
