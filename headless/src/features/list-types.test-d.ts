import { describe, expectTypeOf, it } from 'vitest'
import type { LoginSessionsActions } from './login-sessions/index.ts'
import type { OwnFactorsActions } from './own-factors/index.ts'
import type { PasskeysActions } from './passkeys/index.ts'
import type { PhoneNumbersActions } from './phone-numbers/index.ts'
import type { ApiTokensActions, PersonalApiTokensActions } from './portal/api-tokens/index.ts'
import type { ApplicationsActions, UserApplicationsActions } from './portal/applications/index.ts'
import type { AuditsActions } from './portal/audits/index.ts'
import type { GroupsActions } from './portal/groups/index.ts'
import type { PeopleActions } from './portal/people/index.ts'
import type { PermissionsActions } from './portal/permissions/index.ts'
import type { ProvisioningActions, SyncLogActions } from './portal/provisioning/index.ts'
import type { ReportRunsActions, ReportsActions } from './portal/reports/index.ts'
import type { DomainRestrictionsActions, IpRestrictionsActions } from './portal/restrictions/index.ts'
import type { RolesActions } from './portal/roles/index.ts'
import type { SecurityUsersActions } from './portal/security/index.ts'
import type { SsoConnectionsActions } from './portal/sso-connections/index.ts'
import type { SubAccountsActions, SubAccountUsersActions } from './portal/sub-accounts/index.ts'
import type { InvoicesActions, PlansActions } from './portal/subscription/index.ts'
import type { UserFilters, UsersTableActions } from './portal/users/index.ts'
import type {
  ChannelEventsActions,
  EventMessagesActions,
  SlackEventsActions,
  WebhookLogsActions,
  WebhooksActions,
} from './portal/webhooks/index.ts'
import type { TenantsActions } from './tenants/index.ts'

/** The actions of every list. */
interface Lists {
  readonly apiTokens: ApiTokensActions
  readonly applications: ApplicationsActions
  readonly audits: AuditsActions
  readonly channelEvents: ChannelEventsActions
  readonly domainRestrictions: DomainRestrictionsActions
  readonly groups: GroupsActions
  readonly invoices: InvoicesActions
  readonly ipRestrictions: IpRestrictionsActions
  readonly loginSessions: LoginSessionsActions
  readonly messageEvents: EventMessagesActions
  readonly ownFactors: OwnFactorsActions
  readonly passkeys: PasskeysActions
  readonly people: PeopleActions
  readonly permissions: PermissionsActions
  readonly personalApiTokens: PersonalApiTokensActions
  readonly phoneNumbers: PhoneNumbersActions
  readonly plans: PlansActions
  readonly provisioning: ProvisioningActions
  readonly reportRuns: ReportRunsActions
  readonly reports: ReportsActions
  readonly roles: RolesActions
  readonly securityUsers: SecurityUsersActions
  readonly slackEvents: SlackEventsActions
  readonly ssoConnections: SsoConnectionsActions
  readonly subAccounts: SubAccountsActions
  readonly subAccountUsers: SubAccountUsersActions
  readonly syncLog: SyncLogActions
  readonly tenants: TenantsActions
  readonly userApplications: UserApplicationsActions
  readonly users: UsersTableActions
  readonly webhookLogs: WebhookLogsActions
  readonly webhooks: WebhooksActions
}

type AnyFilter<List> = List extends { filter(input: { readonly filters: infer Filters }): unknown }
  ? string extends keyof Filters
    ? true
    : false
  : 'no list'
type AnyOrder<List> = List extends {
  sort(input: { readonly by: infer By; readonly order: 'ASC' | 'DESC' } | null): unknown
}
  ? string extends By
    ? true
    : false
  : 'no list'

type Untyped = {
  [Name in keyof Lists]: AnyFilter<Lists[Name]> | AnyOrder<Lists[Name]> extends false ? never : Name
}[keyof Lists]

describe('the filters and the order of a list', () => {
  it('the audit log alone accepts any text, because the vendor adds columns', () => {
    expectTypeOf<Untyped>().toEqualTypeOf<'audits'>()
  })

  it('a wrong name or value does not compile', () => {
    const { filter, sort } = {} as UsersTableActions
    expectTypeOf(filter).toBeCallableWith({ filters: { role: 'an id', preset: 'inactive' } })
    const filters: UserFilters = {}
    expectTypeOf(filter).toBeCallableWith({ filters: { ...filters, group: 'an id' } })
    // @ts-expect-error there is no such filter
    void (() => filter({ filters: { rol: 'an id' } }))
    // @ts-expect-error there is no such preset
    void (() => filter({ filters: { preset: 'asleep' } }))
    expectTypeOf(sort).toBeCallableWith({ by: 'name', order: 'ASC' })
    // @ts-expect-error there is no such column
    void (() => sort({ by: 'nmae', order: 'ASC' }))
  })

  it('the filters shown are extended by another one', () => {
    const { filter } = {} as UsersTableActions
    const shown: Readonly<Record<string, string>> = {}
    expectTypeOf(filter).toBeCallableWith({ filters: { ...shown, group: 'an id' } })
  })

  it('a list that comes whole has a filter and an order for each member of its rows', () => {
    const { filter, sort } = {} as RolesActions
    expectTypeOf(filter).toBeCallableWith({ filters: { isBuiltIn: 'true' } })
    // @ts-expect-error there is no such member
    void (() => filter({ filters: { builtIn: 'true' } }))
    // @ts-expect-error there is no such member
    void (() => sort({ by: 'builtIn', order: 'ASC' }))
  })
})
