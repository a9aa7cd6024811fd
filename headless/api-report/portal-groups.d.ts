// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface CreateGroupInput extends GroupDetails {
    readonly name: string;
    readonly roleIds?: readonly string[];
    readonly userIds?: readonly string[];
}

export interface CreatedGroup {
    readonly id: string;
    readonly refused: readonly RefusedPart[];
}

export interface Group {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly color: string;
    readonly metadata: string;
    readonly managedBy: GroupManager;
    readonly directory: SourceDirectory | null;
    readonly roles: readonly GroupRole[];
    readonly users: readonly GroupUser[];
}

export interface GroupActions {
    load(): Promise<Outcome>;
    save(patch: GroupDetails): Promise<Outcome>;
    addUsers(input: GroupUsersInput): Promise<Outcome>;
    removeUsers(input: GroupUsersInput): Promise<Outcome>;
    addRoles(input: GroupRolesInput): Promise<Outcome>;
    removeRoles(input: GroupRolesInput): Promise<Outcome>;
}

export interface GroupConfiguration {
    readonly isEnabled: boolean;
    readonly hasRoles: boolean;
}

export interface GroupConfigurationActions extends RecordActions<GroupConfiguration> {
}

export interface GroupConfigurationState extends RecordState<GroupConfiguration> {
}

export type GroupDetails = Partial<Pick<Group, 'name' | 'description' | 'color' | 'metadata'>>;

export type GroupManager = 'frontegg' | 'scim2' | (string & {});

export interface GroupOptions {
    readonly id: string;
    readonly relations?: GroupRelations;
}

export type GroupRelations = 'roles' | 'users' | 'rolesAndUsers';

export interface GroupRole {
    readonly id: string;
    readonly key: string;
    readonly name: string;
}

export interface GroupRolesInput {
    readonly roleIds: readonly string[];
}

export interface GroupState extends RecordState<Group> {
}

export interface GroupUser {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly profilePictureUrl: string | null;
}

export interface GroupUsersInput {
    readonly userIds: readonly string[];
}

export interface GroupsActions extends WholeListActions<Group> {
    create(input: CreateGroupInput): Promise<Outcome<CreatedGroup>>;
    update(input: UpdateGroupInput): Promise<Outcome>;
    remove(input: RowInput): Promise<Outcome>;
    removeMany(input?: BulkInput): Promise<Outcome<BulkResult>>;
}

export interface GroupsOptions {
    readonly ids?: readonly string[];
    readonly relations?: GroupRelations;
    readonly address?: string;
}

export interface GroupsState extends ListState<Group> {
}

export interface RefusedPart {
    readonly part: 'roles' | 'users';
    readonly ids: readonly string[];
    readonly error: PorticoError;
}

export interface SourceDirectory {
    readonly id: string;
    readonly name: string;
}

export interface UpdateGroupInput extends GroupDetails {
    readonly id: string;
    readonly addRoleIds?: readonly string[];
    readonly removeRoleIds?: readonly string[];
    readonly addUserIds?: readonly string[];
    readonly removeUserIds?: readonly string[];
}

export const groupConfigurationFeature: Feature<GroupConfigurationState, GroupConfigurationActions>;

export const groupFeature: Feature<GroupState, GroupActions, GroupOptions>;

export const groupsFeature: Feature<GroupsState, GroupsActions, GroupsOptions | undefined>;

export function isReadOnlyGroup({ managedBy }: Pick<Group, 'managedBy'>): boolean;

export const useGroup: FeatureHook<GroupState, GroupActions, GroupOptions>;

export const useGroupConfiguration: FeatureHook<GroupConfigurationState, GroupConfigurationActions>;

export const useGroups: FeatureHook<GroupsState, GroupsActions, GroupsOptions | undefined>;
