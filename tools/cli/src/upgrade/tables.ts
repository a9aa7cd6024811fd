import type { NewNames, Table } from './new-names.ts'

/** The new names of the actions of a hook. Both the hook and the type of its actions have them. */
interface RenamedActions {
  readonly hook: string
  /** The word of its types: `MagicLink` of `MagicLinkActions`. */
  readonly type: string
  readonly actions: Readonly<Record<string, NewNames>>
}

const renamedActions: readonly RenamedActions[] = [
  { hook: 'useMagicLink', type: 'MagicLink', actions: { retry: { to: 'submit' }, startAgain: { to: 'restart' } } },
  {
    hook: 'useInviteLink',
    type: 'InviteLink',
    actions: {
      create: { byHand: 'save() keeps the address; to replace it, call remove() and then save()' },
      update: { to: 'save' },
    },
  },
  {
    hook: 'useApplicationAccess',
    type: 'ApplicationAccess',
    actions: { assign: { to: 'addUsers' }, unassign: { to: 'removeUsers' } },
  },
  {
    hook: 'useApplications',
    type: 'Applications',
    actions: { assign: { to: 'addUser' }, unassign: { to: 'removeUser' } },
  },
  {
    hook: 'useUserApplications',
    type: 'UserApplications',
    actions: { assign: { to: 'addMany' }, unassign: { to: 'removeMany' } },
  },
]

/** The members of rows whose texts are different, by the type of the row. */
const accessType: NewNames = { texts: { FREE_ACCESS: 'free', MANAGED_ACCESS: 'managed' } }
const assignment: NewNames = { texts: { NEVER: 'never', ALWAYS: 'always', ASSIGNABLE: 'assignable' } }
const application: NewNames = { members: { accessType } }
const permission: NewNames = { members: { assignment } }

/** The wire names of two security policies. */
const enforcement: NewNames = { texts: { DontForce: 'none', ForceExceptSAML: 'exceptSso', Force: 'all' } }
const mfaPolicy: NewNames = { members: { enforceMFAType: { to: 'enforcement', ...enforcement }, least: enforcement } }
const strategies: NewNames = {
  members: { mainAuthStrategies: { to: 'main' }, secondaryAuthStrategies: { to: 'secondary' } },
}
const policies: NewNames = { members: { mfa: mfaPolicy, strategies } }
const savesPolicies: NewNames = { members: { save: { argument: policies } } }

const rows: Readonly<Record<string, NewNames>> = {
  useApplications: { members: { rows: { elements: application } } },
  useUserApplications: { members: { rows: { elements: application } } },
  useApplicationAccess: { members: { value: application } },
  usePermissions: { members: { rows: { elements: permission } } },
  useSecurityPolicies: { members: { value: policies, ...savesPolicies.members } },
}

/** The public names that are different in this version, by package. */
export const tables: Readonly<Record<string, Table>> = {
  '@portico/headless': {
    ...Object.fromEntries(
      Object.entries(rows).flatMap(([hook, result]) => [
        [hook, { result }],
        [hook.replace(/^use(.+)/, '$1State'), { isType: true, ...result }],
      ]),
    ),
    ...Object.fromEntries(
      renamedActions.flatMap(({ hook, type, actions }) => [
        [hook, { result: { members: { ...rows[hook]?.members, ...actions, calls: { members: actions } } } }],
        [`${type}Actions`, { isType: true, members: actions }],
      ]),
    ),
    ApplicationAccessType: { isType: true, ...accessType },
    PermissionAssignment: { isType: true, ...assignment },
    Application: { isType: true, ...application },
    ApplicationAccess: { isType: true, ...application },
    UserApplication: { isType: true, ...application },
    AuthStrategies: { isType: true, ...strategies },
    MfaEnforcement: { isType: true, ...enforcement },
    MfaPolicy: { isType: true, ...mfaPolicy },
    SecurityPolicies: { isType: true, ...policies },
    SecurityPoliciesActions: { isType: true, ...savesPolicies },
    Permission: { isType: true, ...permission },
    PermissionCell: { isType: true, members: { permission } },
  },
}
