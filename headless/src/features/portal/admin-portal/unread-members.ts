import { isRecord } from '../../../core/record.ts'
import { userSearchColumns } from '../../../http/user-search.ts'
import type { AccountField, ProfileField, SecurityField, SecurityTab, UsersColumn } from './portal-pages.ts'
import { portalSectionId, portalSectionIds } from './section-ids.ts'
import { fieldAppearanceIn, tabAppearanceIn } from './settings.ts'
import { tabId } from './tenant-page.ts'
import { columnAppearanceIn, searchOption } from './users-appearance.ts'

// Each record is total: a name that settings can name and that is missing here does not compile.

const profileFields: Names<Exclude<ProfileField, `metadata.${string}`>> = {
  profilePictureUrl: true,
  username: true,
  name: true,
  phoneNumber: true,
  jobTitle: true,
  address: true,
}

const accountFields: Names<AccountField> = {
  companyName: true,
  address: true,
  website: true,
  timezone: true,
  dateFormat: true,
  timeFormat: true,
  currency: true,
  logo: true,
}

const usersColumns: Names<UsersColumn> = {
  user: true,
  fullName: true,
  email: true,
  username: true,
  phoneNumber: true,
  status: true,
  roles: true,
  groups: true,
  applications: true,
  managedBy: true,
  joinedAt: true,
  lastSeen: true,
}

const securityTabs: Names<SecurityTab> = {
  overview: true,
  generalSettings: true,
  sessionManagement: true,
  ipRestrictions: true,
  domainRestrictions: true,
}

/** The fields of the section `security`, each with its tab. */
const securityFields: Readonly<Record<SecurityField, SecurityTab>> = {
  mfa: 'generalSettings',
  userLockout: 'generalSettings',
  passwordHistory: 'generalSettings',
  passwordRotation: 'generalSettings',
  idleSessionTimeout: 'sessionManagement',
  forceReLogin: 'sessionManagement',
  maximumConcurrentSessions: 'sessionManagement',
  ipAddressRestrictions: 'ipRestrictions',
  restrictSignupByEmailDomain: 'domainRestrictions',
}

/** The paths of the members of `pages` that the portal does not read, or whose value it does not know. */
export function unreadMembers(pages: unknown): readonly string[] {
  const sections: Readonly<Record<string, Read>> = {
    ...each(portalSectionIds, only({})),
    profile: page(Object.keys(profileFields)),
    privacy: page(['loginSessions', 'mfa', 'passkeys']),
    account: page(Object.keys(accountFields), ['settings', 'customLogin']),
    users: users(),
    security: security(),
    subscriptions: page(['invoices']),
  }
  return only(sections, portalSectionId)(pages, '')
}

/** The paths of what is not read in a value at a path. */
type Read = (value: unknown, path: string) => readonly string[]

function known(isKnown: (value: unknown) => boolean): Read {
  return (value, path) => (isKnown(value) ? [] : [path])
}

/** Reads the members by their names. A setting that is a word may also be an object with the member `appearance`. */
function members(readOf: (name: string) => Read | undefined): Read {
  return (value, path) => {
    if (!isRecord(value)) return readOf('appearance')?.(value, path) ?? [path]
    return Object.entries(value).flatMap(([name, member]) => {
      const at = path ? `${path}.${name}` : name
      return readOf(name)?.(member, at) ?? [at]
    })
  }
}

function only(reads: Readonly<Record<string, Read>>, idOf = (name: string) => name): Read {
  return members((name) => (Object.hasOwn(reads, idOf(name)) ? reads[idOf(name)] : undefined))
}

function each(names: readonly string[], read: Read): Readonly<Record<string, Read>> {
  return Object.fromEntries(names.map((name) => [name, read] as const))
}

function page(fields: readonly string[], tabs: readonly string[] = []): Read {
  return only({ fieldsProperties: fieldsOf(fields), ...(tabs.length > 0 && { tabsProperties: only(each(tabs, tab)) }) })
}

/** Fields by their names, and those of the application. */
function fieldsOf(names: readonly string[], others: Readonly<Record<string, Read>> = {}): Read {
  return members((name) => {
    if (Object.hasOwn(others, name)) return others[name]
    return names.includes(name) || name.startsWith('metadata.') ? field : undefined
  })
}

function security(): Read {
  return only({
    fieldsProperties: fieldsOf(Object.keys(securityFields)),
    tabsProperties: members((name) => {
      const id = tabId(name)
      if (!Object.hasOwn(securityTabs, id)) return undefined
      const fields = Object.entries(securityFields).flatMap(([one, place]) => (place === id ? [one] : []))
      return only({ appearance: tabWord, fieldsProperties: fieldsOf(fields) })
    }),
  })
}

function users(): Read {
  const columns = Object.keys(usersColumns)
  const tableColumns = only(each(columns, column))
  const asked = only({
    appearance: fieldWord,
    settings: only({ validation: only({ required: aSwitch }) }),
  })
  return only({
    tableColumns,
    fieldsProperties: fieldsOf([...columns, 'name', 'temporaryUsers'], { tableColumns }),
    searchFilterOptions: only(each(userSearchColumns.map(searchOption), column)),
    hideInviteWithEmail: aSwitch,
    inviteUserModal: only({
      inviteByEmail: only({
        enabled: aSwitch,
        inviteBulk: only({ enabled: aSwitch }),
        fieldsProperties: only(each(['name', 'phoneNumber'], asked)),
      }),
    }),
  })
}

const aSwitch: Read = known((value) => typeof value === 'boolean')

const fieldWord: Read = known((value) => fieldAppearanceIn(value) !== undefined)

const tabWord: Read = known((value) => tabAppearanceIn(value) !== undefined)

const field: Read = only({ appearance: fieldWord })

const tab: Read = only({ appearance: tabWord })

const column: Read = only({
  appearance: known((value) => columnAppearanceIn(value) !== undefined),
  visibility: known((value) => value === 'hidden' || value === 'always'),
  isChecked: aSwitch,
})

type Names<Name extends string> = Readonly<Record<Name, true>>
