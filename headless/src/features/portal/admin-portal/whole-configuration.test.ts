import { describe, expect, it } from 'vitest'
import { knownPortal } from '../../../../test/known-portal.ts'
import { openApp, until } from '../../../../test/open-app.ts'
import { portalAppearanceOf } from './appearance.ts'
import { unreadMembers } from './unread-members.ts'

const hidden = { appearance: 'hidden' }
const viewOnly = { appearance: 'viewOnly' }
const edit = { appearance: 'edit' }

/** The pages of a tenant that configures each part once, in the places in which a vendor writes them. */
const pages = {
  profile: { fieldsProperties: { name: viewOnly, phoneNumber: edit, address: hidden, jobTitle: hidden } },
  privacy: { fieldsProperties: { loginSessions: viewOnly, mfa: hidden } },
  account: {
    fieldsProperties: {
      companyName: viewOnly,
      address: hidden,
      website: edit,
      timezone: viewOnly,
      currency: hidden,
    },
  },
  security: {
    tabsProperties: {
      generalSettings: {
        appearance: 'edit',
        fieldsProperties: { mfa: hidden, userLockout: viewOnly, passwordHistory: edit },
      },
      sessionManagement: {
        fieldsProperties: { idleSessionTimeout: viewOnly, forceReLogin: hidden, maximumConcurrentSessions: edit },
      },
      ipRestrictions: { appearance: 'edit', fieldsProperties: { ipAddressRestrictions: hidden } },
      domainRestrictions: { fieldsProperties: { restrictSignupByEmailDomain: viewOnly } },
    },
  },
  users: {
    fieldsProperties: {
      tableColumns: {
        fullName: { visibility: 'hidden' },
        email: { visibility: 'always', isChecked: true },
        groups: { visibility: 'hidden' },
        roles: { visibility: 'always', isChecked: false },
        status: { visibility: 'always' },
        lastSeen: { visibility: 'always', isChecked: true },
        managedBy: { visibility: 'hidden', isChecked: true },
        username: { visibility: 'always', isChecked: true },
        phoneNumber: { visibility: 'always', isChecked: true },
      },
    },
    searchFilterOptions: {
      email: { visibility: 'always' },
      fullName: { visibility: 'hidden' },
      username: { visibility: 'always' },
      phoneNumber: { visibility: 'hidden' },
    },
    hideInviteWithEmail: true,
    inviteUserModal: {
      inviteByEmail: {
        inviteBulk: { enabled: false },
        fieldsProperties: {
          name: { appearance: 'hidden', settings: { validation: { required: false } } },
          phoneNumber: { appearance: 'edit', settings: { validation: { required: true } } },
        },
      },
    },
  },
  singleSignOn: {},
  subscriptions: { fieldsProperties: { invoices: hidden } },
  application: { fieldsProperties: { owner: hidden } },
}

const clientOf = (configured: object) => knownPortal({ themeV2: { adminPortal: { pages: configured } } })
const appearanceIn = (section: string) => portalAppearanceOf(clientOf(pages), section)

describe('the whole configuration of a tenant', () => {
  it('the whole configuration of a tenant is read where a vendor writes it', () => {
    expect(appearanceIn('profile').fields).toEqual({
      name: 'viewOnly',
      phoneNumber: 'edit',
      address: 'hidden',
      jobTitle: 'hidden',
    })
    expect(appearanceIn('privacy').fields).toEqual({ loginSessions: 'viewOnly', mfa: 'hidden' })
    expect(appearanceIn('account').fields).toEqual({
      companyName: 'viewOnly',
      address: 'hidden',
      website: 'edit',
      timezone: 'viewOnly',
      currency: 'hidden',
    })
    expect(appearanceIn('security')).toMatchObject({
      fields: {
        mfa: 'hidden',
        userLockout: 'viewOnly',
        passwordHistory: 'edit',
        idleSessionTimeout: 'viewOnly',
        forceReLogin: 'hidden',
        maximumConcurrentSessions: 'edit',
        ipAddressRestrictions: 'hidden',
        restrictSignupByEmailDomain: 'viewOnly',
      },
      tabs: { generalSettings: 'edit', ipRestrictions: 'hidden' },
    })
    expect(appearanceIn('users')).toEqual({
      fields: {},
      tabs: {},
      columns: {
        fullName: 'hidden',
        email: 'shown',
        groups: 'hidden',
        roles: 'offered',
        lastSeen: 'shown',
        managedBy: 'hidden',
        username: 'shown',
        phoneNumber: 'shown',
      },
      searchIn: ['email', 'username'],
      invitation: {
        canInviteByMail: false,
        canInviteMany: false,
        fields: {
          name: { appearance: 'hidden', isRequired: false },
          phoneNumber: { appearance: 'edit', isRequired: true },
        },
      },
    })
    expect(appearanceIn('subscriptions').fields).toEqual({ invoices: 'hidden' })
    expect(appearanceIn('applications').fields).toEqual({ owner: 'hidden' })
    expect(appearanceIn('application').fields).toEqual({ owner: 'hidden' })
  })

  it('each part of the whole configuration is also read where it was read before', () => {
    const { tableColumns } = pages.users.fieldsProperties
    const older = {
      security: {
        fieldsProperties: { mfa: 'hidden', ipAddressRestrictions: hidden },
        tabsProperties: { restrictSignupByEmailDomain: hidden },
      },
      users: { tableColumns },
      applications: { fieldsProperties: { owner: 'hidden' } },
    }
    const of = (section: string) => portalAppearanceOf(clientOf(older), section)
    expect(of('security')).toMatchObject({
      fields: { mfa: 'hidden', ipAddressRestrictions: 'hidden' },
      tabs: { ipRestrictions: 'hidden', domainRestrictions: 'hidden' },
    })
    expect(of('users').columns).toEqual(appearanceIn('users').columns)
    expect(of('applications').fields).toEqual({ owner: 'hidden' })
  })

  it('a section that the tenant configures under both of its names has the settings of both', () => {
    const both = {
      sso: { fieldsProperties: { saml: 'hidden', oidc: 'hidden' } },
      singleSignOn: { fieldsProperties: { oidc: 'edit' } },
    }
    expect(portalAppearanceOf(clientOf(both), 'sso').fields).toEqual({ saml: 'hidden', oidc: 'edit' })
  })

  it('the column of the user is hidden only with both of its parts', () => {
    const of = (fullName: string, email: string) =>
      portalAppearanceOf(
        clientOf({
          users: {
            fieldsProperties: { tableColumns: { fullName: { visibility: fullName }, email: { visibility: email } } },
          },
        }),
        'users',
      ).columns['user']
    expect([of('hidden', 'hidden'), of('hidden', 'always'), of('always', 'hidden')]).toEqual([
      'hidden',
      undefined,
      undefined,
    ])
  })

  it('the newer setting of invitations by mail holds before the older one', () => {
    const users = { hideInviteWithEmail: true, inviteUserModal: { inviteByEmail: { enabled: true } } }
    expect(portalAppearanceOf(clientOf({ users }), 'users').invitation.canInviteByMail).toBe(true)
  })

  it('a search compares every part of a user if the tenant configures nothing of it', () => {
    expect(portalAppearanceOf(clientOf({}), 'users').searchIn).toEqual(['email', 'name', 'username', 'phoneNumber'])
  })
})

describe('a member of the configuration that nothing reads', () => {
  it('the unread members are logged once on a page of this machine, and not on a deployed one', async () => {
    const configuration = { themeV2: { adminPortal: { pages: { sekurity: {} } } } }
    const open = (address: string) =>
      openApp({
        address,
        signedInAs: 'admin@acme.test',
        instead: ({ pathname }) =>
          pathname.endsWith('/metadata') ? Promise.resolve(Response.json({ rows: [{ configuration }] })) : undefined,
      })
    const warnings = ({ ports }: Awaited<ReturnType<typeof open>>) =>
      ports.lines.filter((line) => line.includes('themeV2.adminPortal.pages'))
    const deployed = await open('https://app.acme.test/')
    for (const section of ['users', 'security']) portalAppearanceOf(deployed.client, section)
    const local = await open('http://localhost:5173/')
    for (const section of ['users', 'security']) portalAppearanceOf(local.client, section)
    await until(() => warnings(local).length > 0)
    expect(warnings(local)).toEqual([expect.stringContaining('sekurity')])
    expect(warnings(deployed)).toEqual([])
  })

  it('the whole configuration has none but the fields of a section without fields', () => {
    expect(unreadMembers(pages)).toEqual(['application.fieldsProperties'])
  })

  it.each<[string, object, readonly string[]]>([
    ['a page of no section', { sekurity: {} }, ['sekurity']],
    ['styles', { profile: { header: { color: 'red' } } }, ['profile.header']],
    ['an unknown field', { profile: { fieldsProperties: { nick: edit } } }, ['profile.fieldsProperties.nick']],
    [
      'an unknown word',
      { security: { tabsProperties: { generalSettings: { fieldsProperties: { mfa: { appearance: 'gone' } } } } } },
      ['security.tabsProperties.generalSettings.fieldsProperties.mfa.appearance'],
    ],
    [
      'a field of another tab',
      { security: { tabsProperties: { sessionManagement: { fieldsProperties: { mfa: hidden } } } } },
      ['security.tabsProperties.sessionManagement.fieldsProperties.mfa'],
    ],
    [
      'an unknown column',
      { users: { tableColumns: { shoeSize: { visibility: 'hidden' } } } },
      ['users.tableColumns.shoeSize'],
    ],
    ['a page that is no object', { users: 5 }, ['users']],
    ['an inherited name', { users: { constructor: {} } }, ['users.constructor']],
  ])('%s is named with its path', (_, configured, paths) => {
    expect(unreadMembers(configured)).toEqual(paths)
  })
})
