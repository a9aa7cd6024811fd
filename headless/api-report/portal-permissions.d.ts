// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface Permission {
    readonly id: string;
    readonly key: string;
    readonly name: string;
    readonly description: string;
    readonly categoryId: string;
    readonly categoryName: string;
    readonly isFrontEnd: boolean;
    readonly roleIds: readonly string[];
    readonly assignment: PermissionAssignment;
}

export type PermissionAssignment = 'never' | 'always' | 'assignable';

export interface PermissionBranch {
    readonly id: string;
    readonly name: string;
    readonly cells: readonly PermissionCell[];
    readonly held: number;
    readonly total: number;
    readonly check: 'all' | 'some' | 'none';
    readonly canChange: boolean;
}

export interface PermissionCell {
    readonly permission: Permission;
    readonly standing: PermissionStanding;
    readonly isHeld: boolean;
    readonly through: string | null;
}

export interface PermissionHolder {
    readonly permissions: readonly string[];
    readonly isFixed: boolean;
}

export type PermissionStanding = 'always' | 'wider' | 'fixed' | 'never' | 'held' | 'open';

export interface PermissionsActions extends WholeListActions<Permission> {
    setRoles(input: SetPermissionRolesInput): Promise<Outcome>;
}

export interface PermissionsState extends ListState<Permission> {
}

export interface SetPermissionRolesInput {
    readonly id: string;
    readonly roleIds: readonly string[];
}

export function permissionTree(permissions: readonly Permission[], holder: PermissionHolder): readonly PermissionBranch[];

export const permissionsFeature: Feature<PermissionsState, PermissionsActions>;

export function searchTree(tree: readonly PermissionBranch[], text: string): readonly PermissionBranch[];

export function toggleCategory({ cells, check, canChange }: PermissionBranch, chosen: readonly string[]): readonly string[];

export function togglePermission({ permission, standing }: PermissionCell, chosen: readonly string[]): readonly string[];

export const usePermissions: FeatureHook<PermissionsState, PermissionsActions>;
