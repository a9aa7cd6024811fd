import { describe, expect, it } from 'vitest'
import { knownPortal } from '../../../../test/known-portal.ts'
import { portalAppearanceOf } from './appearance.ts'
import type { PortalPages } from './portal-pages.ts'

describe('the appearance of fields and tabs', () => {
  const pages = (settings: object) => ({ themeV2: { adminPortal: { pages: settings } } })
  const open = {
    fields: {},
    tabs: {},
    columns: {},
    searchIn: ['email', 'name', 'username', 'phoneNumber'],
    invitation: { canInviteByMail: true, canInviteMany: true, fields: {} },
  }

  it('the appearance of fields and tabs is the one configured by the tenant, as a word or an object', () => {
    const settings = {
      profile: {
        fieldsProperties: { jobTitle: { appearance: 'hidden' }, name: 'viewOnly', address: { appearance: 'edit' } },
      },
      security: { tabsProperties: { ipAddressRestrictions: { appearance: 'hidden' }, generalSettings: 'edit' } },
      singleSignOn: { tabsProperties: { saml: 'hidden' } },
      subscription: { fieldsProperties: { invoices: 'hidden' } },
    }
    const client = knownPortal(pages(settings))
    expect(portalAppearanceOf(client, 'profile').fields).toEqual({
      jobTitle: 'hidden',
      name: 'viewOnly',
      address: 'edit',
    })
    expect(portalAppearanceOf(client, 'security').tabs).toEqual({ ipRestrictions: 'hidden', generalSettings: 'edit' })
    expect(portalAppearanceOf(client, 'sso').tabs).toEqual({ saml: 'hidden' })
    expect(portalAppearanceOf(client, 'subscriptions').fields).toEqual({ invoices: 'hidden' })
    expect(portalAppearanceOf(client, 'users')).toEqual(open)
  })

  it.each([
    null,
    5,
    'x',
    [],
    { profile: null },
    { profile: { fieldsProperties: [1] } },
    { profile: { fieldsProperties: { name: 'gone', a: { appearance: 1 } } } },
    { profile: { tableColumns: { name: null, a: { visibility: 'x', isChecked: 1 } }, inviteUserModal: [] } },
    { profile: { inviteUserModal: { inviteByEmail: { enabled: 0, inviteBulk: null, fieldsProperties: 'x' } } } },
  ])('the appearance of fields and tabs is open for malformed settings: %j', (settings) => {
    expect(portalAppearanceOf(knownPortal(pages(settings as object)), 'profile')).toEqual(open)
  })

  it('the appearance has columns that are absent, offered in the menu, or shown', () => {
    const tableColumns = {
      groups: { visibility: 'hidden', isChecked: true },
      roles: { visibility: 'always', isChecked: false },
      lastSeen: { isChecked: true },
      status: { visibility: 'always' },
    }
    expect(portalAppearanceOf(knownPortal(pages({ users: { tableColumns } })), 'users').columns).toEqual({
      groups: 'hidden',
      roles: 'offered',
      lastSeen: 'shown',
    })
  })

  it('the appearance has an invitation with its methods and fields', () => {
    const fieldsProperties = {
      name: { appearance: 'hidden' },
      phoneNumber: { settings: { validation: { required: true } } },
      username: { appearance: 'gone', settings: 'x' },
    }
    const inviteByEmail = { enabled: false, inviteBulk: { enabled: false }, fieldsProperties }
    const client = knownPortal(pages({ users: { inviteUserModal: { inviteByEmail } } }))
    expect(portalAppearanceOf(client, 'users').invitation).toEqual({
      canInviteByMail: false,
      canInviteMany: false,
      fields: { name: { appearance: 'hidden' }, phoneNumber: { isRequired: true }, username: {} },
    })
  })

  it('the appearance set by the application overrides the tenant, but never what the provider withholds', () => {
    const fieldsProperties = { name: 'viewOnly', address: 'hidden' }
    const inviteByEmail = { enabled: false, fieldsProperties: { name: { appearance: 'viewOnly' } } }
    const settings = { profile: { fieldsProperties }, users: { inviteUserModal: { inviteByEmail } } }
    const client = knownPortal({ ...pages(settings), flags: { 'new-mfa-pages': 'off' } })
    const own = {
      profile: { fields: { address: 'edit', jobTitle: 'hidden', name: undefined } },
      privacy: { fields: { mfa: 'edit' } },
      security: { tabs: { ipRestrictions: 'hidden' } },
      subscriptions: { fields: { invoices: 'hidden' } },
      users: {
        columns: { groups: 'offered' },
        invitation: { canInviteByMail: true, fields: { name: { isRequired: true } } },
      },
    } as const satisfies PortalPages
    const of = (section: string) => portalAppearanceOf(client, section, own)
    expect(of('profile').fields).toEqual({ name: 'viewOnly', address: 'edit', jobTitle: 'hidden' })
    expect(of('privacy').fields).toEqual({ mfa: 'hidden' })
    expect(of('security').tabs).toEqual({ ipRestrictions: 'hidden' })
    expect(of('subscription').fields).toEqual({ invoices: 'hidden' })
    expect(of('users').columns).toEqual({ groups: 'offered' })
    const fields = { name: { appearance: 'viewOnly', isRequired: true } }
    expect(of('users').invitation).toEqual({ canInviteByMail: true, canInviteMany: true, fields })
  })

  it('the appearance of a tab ignores viewOnly, which is valid for fields only', () => {
    expect(
      portalAppearanceOf(
        knownPortal(pages({ security: { tabsProperties: { generalSettings: 'viewOnly' } } })),
        'security',
      ).tabs,
    ).toEqual({})
  })

  it.each([
    ['security', 'tabs', 'ipRestrictions', 'admin_portal_ip_restrictions'],
    ['security', 'tabs', 'domainRestrictions', 'admin_portal_domain_restrictions'],
    ['privacy', 'fields', 'mfa', 'new-mfa-pages'],
    ['privacy', 'fields', 'passkeys', 'show-passkeys-new'],
    ['users', 'fields', 'temporaryUsers', 'temporary-users'],
  ] as const)('hides what the provider withholds: %s %s %s', (section, kind, part, flag) => {
    expect(portalAppearanceOf(knownPortal({ flags: { [flag]: 'off' } }), section)[kind][part]).toBe('hidden')
    expect(portalAppearanceOf(knownPortal({ flags: { [flag]: 'on' } }), section)[kind][part]).toBeUndefined()
    expect(portalAppearanceOf(knownPortal(), section)[kind][part]).toBeUndefined()
  })
})
