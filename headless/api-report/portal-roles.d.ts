// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface ChosenPermissions {
    readonly permissions: readonly string[];
    readonly before?: readonly string[] | undefined;
}

export interface CreateRoleInput extends RoleFields {
    readonly key: string;
    readonly permissions: readonly string[];
    readonly baseRoleId?: string | undefined;
}

export interface PermissionChanges {
    readonly added: readonly string[];
    readonly removed: readonly string[];
}

export interface Role {
    readonly id: string;
    readonly key: string;
    readonly name: string;
    readonly description: string;
    readonly level: number | null;
    readonly isDefault: boolean;
    readonly permissions: readonly string[];
    readonly tenantId: string | null;
    readonly isBuiltIn: boolean;
    readonly vendorId: string;
    readonly userCount: number | null;
    readonly createdAt: string;
    readonly updatedAt: string;
}

export interface RoleFields {
    readonly name: string;
    readonly description: string;
    readonly level: number;
    readonly isDefault: boolean;
}

export interface RolesActions extends WholeListActions<Role> {
    create(input: CreateRoleInput): Promise<Outcome<string>>;
    update(input: UpdateRoleInput): Promise<Outcome>;
    remove(input: RowInput): Promise<Outcome>;
    setPermissions(input: SetRolePermissionsInput): Promise<Outcome>;
    setPermissionsMany(input: SetPermissionsManyInput): Promise<Outcome<BulkResult>>;
}

export interface RolesState extends ListState<Role> {
}

export interface SetPermissionsManyInput extends BulkInput {
    readonly ids: readonly string[];
    readonly sets: Readonly<Record<string, ChosenPermissions>>;
}

export interface SetRolePermissionsInput extends RowInput, ChosenPermissions {
}

export interface UpdateRoleInput extends Partial<RoleFields> {
    readonly id: string;
    readonly key?: string;
    readonly permissions?: ChosenPermissions;
}

export function mergePermissions(present: readonly string[], { permissions, before }: ChosenPermissions): readonly string[];

export function permissionChanges(before: readonly string[], after: readonly string[]): PermissionChanges;

export const rolesFeature: Feature<RolesState, RolesActions>;

export const useRoles: FeatureHook<RolesState, RolesActions>;
