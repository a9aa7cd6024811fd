import type { BulkResult, ListState, WholeListActions } from '../../../core/lists/list.ts'
import type { RecordState } from '../../../core/lists/single-record.ts'
import type { Outcome } from '../../../core/outcome.ts'

/** The access to an application: `free` is open to every user of the tenant, `managed` to assigned users. Other values are kept. */
export type ApplicationAccessType = 'free' | 'managed' | (string & {})

/** An application of the tenant. Texts are empty if the provider has none. */
export interface Application {
  readonly id: string
  readonly name: string
  readonly description: string
  /** `free` if the application, or its assignment to the tenant, is free. */
  readonly accessType: ApplicationAccessType
  /** The address of the application. */
  readonly url: string
  /** The address of its logo. */
  readonly logoUrl: string
  /** `false` if the application is switched off. */
  readonly isActive: boolean
  /**
   * The users that are assigned; `null` if they may not be read. A free application is open to all others too: ask
   * `canUseApplication`.
   */
  readonly userIds: readonly string[] | null
}

/** The input of assignments of one user. */
export interface UserApplicationsInput {
  readonly userId: string
  /** One application or many. They are sent in one call. */
  readonly ids: readonly string[]
  /** The tenant of the user, if it is a sub-account. Default: the tenant of the signed-in user. */
  readonly tenantId?: string
}

/** Options of `useApplications`. They hold from the first use of its key. */
export interface ApplicationsOptions {
  /** Keeps the query in the address of the page, as parameters that begin with this name. Default: it is not there. */
  readonly address?: string
}

/** The applications of the tenant, sorted by name. */
export interface ApplicationsState extends ListState<Application> {}

/**
 * Actions on the applications of the tenant. The list loads by itself while it is rendered, a user is signed in, and the
 * flag `multi-apps-admin-portal` is on. Assignments fail with `assignment-failed`, or with `tenant-not-defined`.
 */
export interface ApplicationsActions extends WholeListActions<Application> {
  /** Assigns applications to one user. The rows change at once, and back if the provider refuses. */
  addUser(input: UserApplicationsInput): Promise<Outcome>
  /** Takes applications from one user. The rows change at once, and back if the provider refuses. */
  removeUser(input: UserApplicationsInput): Promise<Outcome>
}

/** A user who is assigned to an application. */
export interface ApplicationUser {
  readonly id: string
  readonly name: string
  readonly email: string
  /** The URL of the picture; `null` without one. */
  readonly profilePictureUrl: string | null
}

/** One application, with the users who are assigned. */
export interface ApplicationAccess extends Application {
  /** The first 50 of the assigned users, by name; empty if they may not be read. */
  readonly users: readonly ApplicationUser[]
}

/** Options of `useApplicationAccess`. Give the same `id` as its key. */
export interface ApplicationAccessOptions {
  readonly id: string
}

/** One application, with the users who are assigned; `value` is `null` until it is loaded. */
export interface ApplicationAccessState extends RecordState<ApplicationAccess> {}

/** The users of a change of access. */
export interface ApplicationUsersInput {
  /** One user or many. Each of them is a call, ten at a time. */
  readonly userIds: readonly string[]
  /** The tenant of the users, if it is a sub-account. Default: the tenant of the signed-in user. */
  readonly tenantId?: string
}

/** Actions on the access to one application. */
export interface ApplicationAccessActions {
  /** Reads the application again. Fails with `application-gone` if the tenant no longer has it. */
  load(): Promise<Outcome>
  /** Assigns users. It succeeds although some fail, and returns both kinds, by the ids of users. */
  addUsers(input: ApplicationUsersInput): Promise<Outcome<BulkResult>>
  /** Takes the application from users. It succeeds although some fail, and returns both kinds, by the ids of users. */
  removeUsers(input: ApplicationUsersInput): Promise<Outcome<BulkResult>>
}

/** An application of the tenant, as one user has it. */
export interface UserApplication extends Omit<Application, 'userIds'> {
  /** `true` if the user may use it: it is assigned, or free. */
  readonly isHeld: boolean
  /** `true` if it is assigned to the user. */
  readonly isAssigned: boolean
}

/** Options of `useUserApplications`. Give the same `userId` as its key. */
export interface UserApplicationsOptions {
  readonly userId: string
  /** The tenant of the user, if it is a sub-account. Default: the tenant of the signed-in user. */
  readonly tenantId?: string
}

/** The applications of the tenant, as one user has them, sorted by name. */
export interface UserApplicationsState extends ListState<UserApplication> {}

/** The applications of a change for one user. */
export interface ApplicationIdsInput {
  /** One application or many. They are sent in one call. */
  readonly ids: readonly string[]
}

/** Actions on the applications of one user. The list loads as `useApplications` does. */
export interface UserApplicationsActions extends WholeListActions<UserApplication> {
  /** Assigns applications to the user. The rows change at once, and back if the provider refuses. */
  addMany(input: ApplicationIdsInput): Promise<Outcome>
  /** Takes applications from the user. The rows change at once, and back if the provider refuses. */
  removeMany(input: ApplicationIdsInput): Promise<Outcome>
}
