import type { App } from '../../headless/test/open-app.ts'
import { certificateWithEnd } from './certificate-with-end.ts'

/** A form of the portal. */
export interface PortalForm {
  /** The modules that render its fields, below `src/`. */
  readonly files: readonly string[]
  /** Its section. */
  readonly section: string
  /** What opens it: buttons by name, or controls of another role as `role: name`. */
  readonly steps: readonly string[]
  /** `true` for a part of the page. Default: a dialog. */
  readonly isPage?: boolean
  /** The button that sends it. Default: none, for the form of something stored. Its fields with a value keep it. */
  readonly submit?: string | RegExp
  /** What is typed by the names of fields. Default: nothing. */
  readonly typed?: Readonly<Record<string, string>>
  /** Prepares the provider. */
  readonly arrange?: (app: App) => unknown
}

type Connection = Parameters<Parameters<App['provider']['emulator']['arrange']>[0]>[0]['ssoConnections'][number]

/** Leaves one connection of single sign-on. */
const connection =
  (values: Partial<Connection>) =>
  ({ provider }: App) =>
    provider.emulator.arrange((state) => {
      const tenantId = state.users.find(({ email }) => email === 'admin@acme.test')?.activeTenantId ?? ''
      state.ssoConnections = [{ id: 'c', tenantId, type: 'okta', enabled: false, domains: [], name: 'Okta', ...values }]
    })
/** Adds an event: an empty audit log has no views. */
const addEvent = ({ provider }: App) =>
  provider.emulator.arrange((state) => {
    const tenantId = state.tenants[0]?.id ?? ''
    const blank = { userId: null, user: '', email: '', vendorId: state.vendor.id, description: '' }
    state.audits = [
      { ...blank, id: 'a', tenantId, action: 'inviteUser', severity: 'Info', createdAt: '2026-01-01T00:00:00.000Z' },
    ]
  })

const okta = connection({})
const older = (values: Partial<Connection>) => connection({ isOlder: true, ...values })
const saml = { entityId: '', entryPoint: 'https://acme.okta.test', certificate: '' }
const sso = 'screens/portal/sso-connections'

/** Every form of the portal. A test compares it with the modules that render fields. */
export const portalForms: readonly PortalForm[] = [
  { files: ['screens/portal/account/account-fields.tsx'], section: 'account', steps: [], isPage: true },
  {
    files: ['screens/portal/account/sign-in-fields.tsx', 'screens/portal/account/color-field.tsx'],
    section: 'account',
    steps: ['tab: Sign-in page'],
    isPage: true,
  },
  {
    files: ['screens/portal/api-tokens/token-dialog.tsx'],
    section: 'apiTokens',
    steps: ['Create token'],
    submit: 'Create token',
  },
  {
    files: ['screens/portal/api-tokens/token-dialog.tsx'],
    section: 'personalApiTokens',
    steps: ['Create token'],
    submit: 'Create token',
  },
  {
    files: ['screens/portal/audits/view-dialogs.tsx'],
    section: 'audits',
    steps: ['Views', 'menuitem: Save this view'],
    submit: 'Save this view',
    arrange: addEvent,
  },
  {
    files: ['screens/portal/groups/group-fields.tsx'],
    section: 'groups',
    steps: ['Create group'],
    submit: 'Save group',
  },
  { files: ['screens/portal/profile/profile-fields.tsx'], section: 'profile', steps: [], isPage: true },
  {
    files: ['screens/portal/profile/own-email-flow.tsx'],
    section: 'profile',
    steps: ['Change email'],
    submit: 'Send code',
  },
  {
    files: ['screens/change-password/change-password-flow.tsx'],
    section: 'profile',
    steps: ['Change password'],
    // The present password is asked for first.
    typed: { password: 'Portico-demo-1' },
    submit: 'Change password',
  },
  {
    files: ['screens/phone/phone-forms.tsx'],
    section: 'profile',
    steps: ['See numbers', 'Add a phone number'],
    submit: 'Send code',
  },
  {
    files: ['screens/portal/provisioning/set-up/directory-step.tsx'],
    section: 'provisioning',
    steps: ['Add connection'],
    isPage: true,
    submit: 'Add and show token',
  },
  {
    files: ['screens/portal/restrictions/ip-dialog.tsx'],
    section: 'security',
    steps: ['tab: IP addresses', 'Add address'],
    submit: 'Add address',
  },
  {
    files: ['screens/portal/restrictions/paste-dialog.tsx'],
    section: 'security',
    steps: ['tab: IP addresses', 'Paste a list'],
    submit: /^Add/,
  },
  {
    files: ['screens/portal/restrictions/domain-restrictions.tsx'],
    section: 'security',
    steps: ['tab: Email domains', 'Add domain'],
    submit: 'Add domain',
  },
  { files: ['screens/portal/roles/role-dialog.tsx'], section: 'roles', steps: ['Create role'], submit: 'Create role' },
  {
    files: ['screens/portal/security/sign-in-fields.tsx'],
    section: 'security',
    steps: ['tab: Sign-in'],
    isPage: true,
    arrange: ({ provider }) => provider.emulator.setPolicy({ lockout: 5, passwordHistory: 3, passwordRotation: 60 }),
  },
  {
    files: ['screens/portal/security/sessions-tab.tsx', 'screens/portal/security/duration-field.tsx'],
    section: 'security',
    steps: ['tab: Sessions'],
    isPage: true,
    arrange: ({ provider }) =>
      provider.emulator.setPolicy({ idleTimeout: 3600, sessionTimeout: 86_400, maxSessions: 3 }),
  },
  {
    files: [`${sso}/set-up/provider-step.tsx`],
    section: 'sso',
    steps: ['Add connection'],
    isPage: true,
    submit: 'Continue',
    arrange: okta,
  },
  {
    files: [`${sso}/set-up/connect-fields.tsx`],
    section: 'sso',
    steps: ['Add connection', 'Continue', 'I’ve added the app'],
    isPage: true,
    submit: 'Continue',
    arrange: okta,
  },
  {
    files: [`${sso}/name-dialog.tsx`],
    section: 'sso',
    steps: ['link: Okta', 'Actions for Okta', 'menuitem: Rename…'],
    submit: 'Save name',
    arrange: okta,
  },
  {
    files: [`${sso}/domains-part.tsx`],
    section: 'sso',
    steps: ['link: Okta'],
    isPage: true,
    submit: 'Add domain',
    arrange: okta,
  },
  {
    files: [`${sso}/roles-dialogs.tsx`],
    section: 'sso',
    steps: ['link: Okta', 'Add mapping'],
    submit: 'Save mapping',
    arrange: okta,
  },
  {
    files: [`${sso}/certificates/next-certificate-dialog.tsx`],
    section: 'sso',
    steps: ['link: Okta', 'Add next certificate'],
    submit: 'Save certificate',
    arrange: connection({ enabled: true, saml: { ...saml, certificate: certificateWithEnd(Date.UTC(2026, 5, 1)) } }),
  },
  {
    files: [`${sso}/older/older-domain.tsx`],
    section: 'sso',
    steps: ['Add domain'],
    submit: 'Save domain',
    arrange: older({}),
  },
  {
    files: [`${sso}/older/older-values-dialogs.tsx`],
    section: 'sso',
    steps: ['Change the values from Okta'],
    arrange: older({ domains: ['a.test'], saml }),
  },
  {
    files: [`${sso}/older/older-values-dialogs.tsx`],
    section: 'sso',
    steps: ['Change the values from OpenID Connect'],
    submit: 'Save values',
    arrange: older({
      domains: ['a.test'],
      type: 'oidc',
      name: 'OpenID Connect',
      oidc: { issuer: '', clientId: '', clientSecret: null },
    }),
  },
  {
    files: ['screens/portal/sub-accounts/new-account.tsx'],
    section: 'allAccounts',
    steps: ['Create sub-account'],
    submit: 'Create account',
  },
  {
    files: ['screens/portal/sub-accounts/rename-dialog.tsx'],
    section: 'allAccounts',
    steps: ['Actions for Northwind', 'menuitem: Rename'],
    submit: 'Save name',
  },
  {
    files: ['screens/portal/sub-accounts/add-users-dialog.tsx'],
    section: 'allAccounts',
    steps: ['link: Northwind', 'Add users'],
    submit: 'Add users',
  },
  {
    files: ['frame/billing/address-fields.tsx', 'frame/billing/billing-fields.tsx'],
    section: 'subscriptions',
    steps: ['Edit billing details'],
    submit: 'Save details',
  },
  {
    files: ['screens/portal/subscription/card-dialog.tsx'],
    section: 'subscriptions',
    steps: ['Add a card'],
    submit: 'Save card',
    arrange: ({ provider }) =>
      provider.emulator.arrange((state) => {
        state.billingCards = []
      }),
  },
  {
    files: ['screens/portal/users/invite/invite-fields.tsx'],
    section: 'users',
    steps: ['Invite users'],
    submit: /^Send/,
  },
  {
    files: ['screens/portal/users/invite/invite-fields.tsx'],
    section: 'users',
    steps: ['Invite users', 'tab: Several'],
    submit: /^Send/,
  },
  {
    files: ['screens/portal/users/invite/invite-link-form.tsx'],
    section: 'users',
    steps: ['Invite users', 'Invite link'],
    submit: 'Create link',
  },
  {
    files: ['screens/portal/webhooks/webhook-form.tsx'],
    section: 'webhooks',
    steps: ['Add webhook'],
    submit: 'Add webhook',
  },
  {
    files: ['screens/portal/webhooks/present-secret.tsx'],
    section: 'webhooks',
    steps: ['link: People to warehouse', 'Replace'],
    isPage: true,
  },
  {
    files: ['screens/portal/webhooks/message-dialog.tsx'],
    section: 'webhooks',
    steps: ['tab: SMS', 'Add event'],
    submit: 'Save',
  },
  {
    files: ['screens/portal/webhooks/slack-dialog.tsx'],
    section: 'webhooks',
    steps: ['tab: Slack', 'Add event'],
    submit: 'Save',
  },
]

/** Modules whose fields are in no form of the portal: they narrow a list, repeat a name before a removal, or are for other pages. */
export const fieldsOfNoForm = [
  'frame/portal/confirm-dialog/confirm-dialog.tsx',
  'frame/portal/record-form/use-json-field.tsx',
  'screens/phone/reset-phone-number-flow.tsx',
  'screens/portal/audits/audit-filters.tsx',
]
