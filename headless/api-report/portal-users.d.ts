// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface AddUserInput extends NewPerson, NewAccess {
}

export interface AddUsersInput extends NewAccess {
    readonly people: readonly NewPerson[];
}

export interface AddUsersResult {
    readonly added: readonly AddedPerson[];
    readonly refused: readonly RefusedPerson[];
}

export interface AddedPerson {
    readonly person: NewPerson;
    readonly id: string;
    readonly refused: readonly RefusedApplications[];
}

export interface AddingState extends AddUsersResult {
    readonly pending: readonly NewPerson[];
}

export interface ExpiryInput {
    readonly expiresAt: string;
}

export interface InviteLink {
    readonly id: string;
    readonly url: Secret;
    readonly expiresAt: string;
    readonly isSentByEmail: boolean;
    readonly roleIds: readonly string[];
}

export interface InviteLinkActions {
    load(): Promise<Outcome>;
    save(input?: InviteLinkInput): Promise<Outcome>;
    remove(): Promise<Outcome>;
}

export interface InviteLinkInput {
    readonly roleIds?: readonly string[];
    readonly expiresInMinutes?: number;
    readonly isSentByEmail?: boolean;
}

export interface InviteLinkState extends RecordState<InviteLinkValue> {
}

export interface InviteLinkValue {
    readonly link: InviteLink | null;
    readonly isAllowed: boolean;
    readonly canSendEmail: boolean;
}

export interface KnownUser {
    readonly id: string;
    readonly name: string;
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

export interface RefusedPerson {
    readonly person: NewPerson;
    readonly error: PorticoError;
    readonly canRetry: boolean;
    readonly user: KnownUser | null;
}

export interface RetryRefusedInput {
    readonly people?: readonly NewPerson[];
}

export interface RolesInput {
    readonly roleIds: readonly string[];
}

export interface SetTemporaryInput extends RowInput, ExpiryInput {
}

export interface SetUserRolesInput extends RowInput, RolesInput {
}

export interface SourceDirectory {
    readonly id: string;
    readonly name: string;
}

export interface TemporaryUserConfiguration {
    readonly isEnabled: boolean;
}

export interface TemporaryUserConfigurationActions {
    load(): Promise<Outcome>;
}

export interface TemporaryUserConfigurationState extends RecordState<TemporaryUserConfiguration> {
}

export interface UpdateUserInput extends RowInput, UserPatch {
}

export interface UpdateUserRolesInput extends BulkInput {
    readonly addRoleIds?: readonly string[];
    readonly removeRoleIds?: readonly string[];
}

export interface UserAccess {
    readonly role: UserRole;
    readonly isDirect: boolean;
    readonly groups: readonly UserGroup[];
}

export interface UserActions {
    load(): Promise<Outcome>;
    save(patch: UserPatch): Promise<Outcome>;
    setRoles(input: RolesInput): Promise<Outcome>;
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
    readonly isVerified: boolean;
    readonly isActivated: boolean;
    readonly isLocked: boolean;
    readonly isLockable: boolean;
    readonly isDisabled: boolean;
    readonly hasSecondFactor: boolean;
    readonly isSuperUser: boolean;
    readonly provider: UserProvider;
    readonly managedBy: UserManager;
    readonly directory: SourceDirectory | null;
    readonly tenantId: string;
    readonly createdAt: string | null;
    readonly lastLogin: string | null;
    readonly expiresAt: string | null;
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
    add(input: AddUserInput): Promise<Outcome<AddedPerson>>;
    addMany(input: AddUsersInput): Promise<Outcome<AddUsersResult>>;
    retryRefused(input?: RetryRefusedInput): Promise<Outcome<AddUsersResult>>;
    clearAdding(): void;
    update(input: UpdateUserInput): Promise<Outcome>;
    setRoles(input: SetUserRolesInput): Promise<Outcome>;
    enable(input: RowInput): Promise<Outcome>;
    disable(input: RowInput): Promise<Outcome>;
    lock(input: RowInput): Promise<Outcome>;
    unlock(input: RowInput): Promise<Outcome>;
    remove(input: RowInput): Promise<Outcome>;
    setTemporary(input: SetTemporaryInput): Promise<Outcome>;
    setPermanent(input: RowInput): Promise<Outcome>;
    resendActivation(input: RowInput): Promise<Outcome>;
    resendInvitation(input: RowInput): Promise<Outcome>;
    sendPasswordReset(input: RowInput): Promise<Outcome>;
    endSessions(input: RowInput): Promise<Outcome>;
    resetBreachedPasswords(): Promise<Outcome>;
    enableMany(input?: BulkInput): Promise<Outcome<BulkResult>>;
    disableMany(input?: BulkInput): Promise<Outcome<BulkResult>>;
    lockMany(input?: BulkInput): Promise<Outcome<BulkResult>>;
    unlockMany(input?: BulkInput): Promise<Outcome<BulkResult>>;
    removeMany(input?: BulkInput): Promise<Outcome<BulkResult>>;
    updateRolesMany(input?: UpdateUserRolesInput): Promise<Outcome<BulkResult>>;
    resendActivationMany(input?: BulkInput): Promise<Outcome<BulkResult>>;
    endSessionsMany(input?: BulkInput): Promise<Outcome<BulkResult>>;
}

export interface UsersTableOptions {
    readonly isEndless?: boolean;
    readonly includeSubTenants?: boolean;
    readonly inactiveSeconds?: number;
    readonly address?: string;
    readonly initialSort?: ListSort<UserSortColumn>;
}

export interface UsersTableState extends ListState<UserRow> {
    readonly adding: AddingState | null;
}

export const inviteLinkFeature: Feature<InviteLinkState, InviteLinkActions>;

export function isEmailAddress(text: string): boolean;

export function parsePeople(text: string): ParsedPeople;

export const temporaryUserConfigurationFeature: Feature<TemporaryUserConfigurationState, TemporaryUserConfigurationActions>;

export const useInviteLink: FeatureHook<InviteLinkState, InviteLinkActions>;

export const useTemporaryUserConfiguration: FeatureHook<TemporaryUserConfigurationState, TemporaryUserConfigurationActions>;

export const useUser: FeatureHook<UserState, UserActions, UserOptions>;

export const useUsersTable: FeatureHook<UsersTableState, UsersTableActions, UsersTableOptions | undefined>;

export const userFeature: Feature<UserState, UserActions, UserOptions>;

export const usersTableFeature: Feature<UsersTableState, UsersTableActions, UsersTableOptions | undefined>;
