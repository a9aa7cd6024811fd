// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface AddUserInput extends NewPerson, NewAccess {
}

export interface AddUsersInput extends NewAccess {
    readonly people: readonly NewPerson[];
}

export interface AddUsersResult {
    readonly allowed: readonly AllowedPerson[];
    readonly unallowed: readonly UnallowedPerson[];
}

export interface AddingState extends AddUsersResult {
    readonly pending: readonly NewPerson[];
}

export interface AllowedPerson {
    readonly person: NewPerson;
    readonly id: string;
    readonly refused: readonly RefusedApplications[];
}

export interface ChangeRolesInput extends BulkInput {
    readonly addRoleIds?: readonly string[];
    readonly removeRoleIds?: readonly string[];
}

export interface EditRolesInput extends UserInput, RolesInput {
}

export interface ExpiryInput {
    readonly expiresAt: string;
}

export interface InviteLink {
    readonly id: string;
    readonly url: Secret;
    readonly expiresAt: string;
    readonly shouldSendEmail: boolean;
    readonly roleIds: readonly string[];
}

export interface InviteLinkActions {
    load(): Promise<Outcome>;
    create(input?: InviteLinkInput): Promise<Outcome>;
    change(input: InviteLinkInput): Promise<Outcome>;
    remove(): Promise<Outcome>;
}

export interface InviteLinkInput {
    readonly roleIds?: readonly string[];
    readonly expiresInMinutes?: number;
    readonly shouldSendEmail?: boolean;
}

export interface InviteLinkState extends RecordState<InviteLinkValue> {
}

export interface InviteLinkValue {
    readonly link: InviteLink | null;
    readonly isAllowed: boolean;
    readonly canSendEmail: boolean;
}

export interface NewAccess {
    readonly roleIds?: readonly string[];
    readonly expirationInSeconds?: number;
    readonly applicationIds?: readonly string[];
}

export interface NewPerson {
    readonly email: string;
    readonly name?: string;
    readonly phone?: string;
}

export interface ParsedPeople {
    readonly people: readonly NewPerson[];
    readonly faults: readonly PersonFault[];
}

export interface PersonFault {
    readonly line: number;
    readonly text: string;
    readonly reason: 'no-address' | 'twice' | 'unread';
    readonly character?: string;
}

export interface RefusedApplications {
    readonly part: 'applications';
    readonly ids: readonly string[];
    readonly error: PorticoError;
}

export interface RetryUnallowedInput {
    readonly people?: readonly NewPerson[];
}

export interface RolesInput {
    readonly roleIds: readonly string[];
}

export interface SetTemporaryInput extends UserInput, ExpiryInput {
}

export interface TemporaryUserConfiguration {
    readonly enabled: boolean;
}

export interface TemporaryUserConfigurationActions {
    load(): Promise<Outcome>;
}

export interface TemporaryUserConfigurationState extends RecordState<TemporaryUserConfiguration> {
}

export interface UnallowedPerson {
    readonly person: NewPerson;
    readonly error: PorticoError;
}

export interface UpdateUserInput extends UserInput, UserPatch {
}

export interface UserAccess {
    readonly role: UserRole;
    readonly isDirect: boolean;
    readonly groups: readonly UserGroup[];
}

export interface UserActions {
    load(): Promise<Outcome>;
    save(patch: UserPatch): Promise<Outcome>;
    editRoles(input: RolesInput): Promise<Outcome>;
    enable(): Promise<Outcome>;
    disable(): Promise<Outcome>;
    lock(): Promise<Outcome>;
    unlock(): Promise<Outcome>;
    remove(): Promise<Outcome>;
    setTemporary(input: ExpiryInput): Promise<Outcome>;
    setPermanent(): Promise<Outcome>;
    resendActivation(): Promise<Outcome>;
    resendInvitation(): Promise<Outcome>;
    sendPasswordReset(): Promise<Outcome>;
    endSessions(): Promise<Outcome>;
}

export interface UserAudit {
    readonly id: string;
    readonly action: string;
    readonly description: string;
    readonly severity: 'Info' | 'High' | (string & {});
    readonly ip: string;
    readonly createdAt: string;
}

export interface UserDetails extends UserRow {
    readonly phoneNumbers: readonly string[];
    readonly access: readonly UserAccess[];
    readonly audits: readonly UserAudit[] | null;
}

export type UserFilters = {
    readonly preset?: UserPreset;
    readonly role?: string;
    readonly group?: string;
    readonly application?: string;
    readonly provider?: UserProvider;
};

export interface UserGroup {
    readonly id: string;
    readonly name: string;
    readonly color: string;
}

export interface UserInput {
    readonly id: string;
}

export type UserManager = 'frontegg' | 'scim2' | (string & {});

export interface UserOptions {
    readonly id: string;
    readonly includeSubTenants?: boolean;
}

export interface UserPatch {
    readonly name?: string;
    readonly phoneNumber?: string | null;
}

export type UserPreset = 'mfa-unenrolled' | 'breached-passwords' | 'inactive';

export type UserProvider = 'local' | 'saml' | 'google' | 'github' | 'facebook' | 'microsoft' | 'scim2' | 'slack' | 'apple' | 'linkedin' | (string & {});

export interface UserRole {
    readonly id: string;
    readonly key: string;
    readonly name: string;
}

export interface UserRow {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly profilePictureUrl: string | null;
    readonly username: string | null;
    readonly phoneNumber: string | null;
    readonly status: UserStatus;
    readonly verified: boolean;
    readonly activatedForTenant: boolean;
    readonly isLocked: boolean;
    readonly isLockable: boolean;
    readonly isDisabled: boolean;
    readonly mfaEnrolled: boolean;
    readonly superUser: boolean;
    readonly provider: UserProvider;
    readonly managedBy: UserManager;
    readonly tenantId: string;
    readonly createdAt: string | null;
    readonly lastLogin: string | null;
    readonly temporaryExpirationDate: string | null;
    readonly metadata: string;
    readonly roleIds: readonly string[];
    readonly roles: readonly UserRole[];
    readonly groups: readonly UserGroup[] | null;
    readonly applicationIds: readonly string[] | null;
}

export type UserSortColumn = (typeof userSortColumns)[number];

export interface UserState extends RecordState<UserDetails> {
}

export type UserStatus = 'disabled' | 'locked' | 'expired' | 'invited' | 'active';

export interface UsersTableActions extends ListActions<UserFilters, UserSortColumn> {
    add(input: AddUserInput): Promise<Outcome<AllowedPerson>>;
    addMany(input: AddUsersInput): Promise<Outcome<AddUsersResult>>;
    retryUnallowed(input?: RetryUnallowedInput): Promise<Outcome<AddUsersResult>>;
    clearAdding(): void;
    update(input: UpdateUserInput): Promise<Outcome>;
    editRoles(input: EditRolesInput): Promise<Outcome>;
    enable(input: UserInput): Promise<Outcome>;
    disable(input: UserInput): Promise<Outcome>;
    lock(input: UserInput): Promise<Outcome>;
    unlock(input: UserInput): Promise<Outcome>;
    remove(input: UserInput): Promise<Outcome>;
    setTemporary(input: SetTemporaryInput): Promise<Outcome>;
    setPermanent(input: UserInput): Promise<Outcome>;
    resendActivation(input: UserInput): Promise<Outcome>;
    resendInvitation(input: UserInput): Promise<Outcome>;
    sendPasswordReset(input: UserInput): Promise<Outcome>;
    endSessions(input: UserInput): Promise<Outcome>;
    resetBreachedPasswords(): Promise<Outcome>;
    enableMany(input?: BulkInput): Promise<Outcome<BulkResult>>;
    disableMany(input?: BulkInput): Promise<Outcome<BulkResult>>;
    lockMany(input?: BulkInput): Promise<Outcome<BulkResult>>;
    unlockMany(input?: BulkInput): Promise<Outcome<BulkResult>>;
    removeMany(input?: BulkInput): Promise<Outcome<BulkResult>>;
    changeRolesOfMany(input?: ChangeRolesInput): Promise<Outcome<BulkResult>>;
    resendActivationOfMany(input?: BulkInput): Promise<Outcome<BulkResult>>;
    endSessionsOfMany(input?: BulkInput): Promise<Outcome<BulkResult>>;
}

export interface UsersTableOptions {
    readonly isEndless?: boolean;
    readonly includeSubTenants?: boolean;
    readonly inactiveSeconds?: number;
    readonly address?: string;
}

export interface UsersTableState extends ListState<UserRow> {
    readonly adding: AddingState | null;
}

export const inviteLink: Feature<InviteLinkState, InviteLinkActions>;

export function isEmailAddress(text: string): boolean;

export function parsePeople(text: string): ParsedPeople;

export const temporaryUserConfiguration: Feature<TemporaryUserConfigurationState, TemporaryUserConfigurationActions>;

export const useInviteLink: FeatureHook<InviteLinkState, InviteLinkActions>;

export const useTemporaryUserConfiguration: FeatureHook<TemporaryUserConfigurationState, TemporaryUserConfigurationActions>;

export const useUser: FeatureHook<UserState, UserActions, UserOptions>;

export const useUsersTable: FeatureHook<UsersTableState, UsersTableActions, UsersTableOptions | undefined>;

export const user: Feature<UserState, UserActions, UserOptions>;

export const userErrors: {
    readonly userNotInState: "user-not-in-state";
    readonly userNotFound: "user-not-found";
    readonly usersFilterIgnored: "users-filter-ignored";
    readonly expiryInPast: "expiry-in-past";
};

export const usersTable: Feature<UsersTableState, UsersTableActions, UsersTableOptions | undefined>;
