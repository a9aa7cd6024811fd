// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface AddSubAccountUsersInput {
    readonly users: readonly NewSubAccountUser[];
    readonly roleIds?: readonly string[];
    readonly allowSubAccountAccess?: boolean;
}

export interface CreateSubAccountInput {
    readonly name: string;
    readonly parentId?: string;
    readonly tenantId?: string;
    readonly subAccountAccessType?: SubAccountAccessType;
    readonly isReseller?: boolean;
}

export interface NewSubAccountUser {
    readonly email: string;
    readonly name?: string;
}

export interface ParentAccount {
    readonly tenantId: string;
    readonly name: string;
}

export interface SubAccount {
    readonly id: string;
    readonly tenantId: string;
    readonly name: string;
    readonly logo: string;
    readonly createdAt: string;
    readonly metadata: Readonly<Record<string, unknown>>;
    readonly isReseller: boolean;
    readonly subAccountAccessType: SubAccountAccessType;
    readonly isParent: boolean;
    readonly totalSubTenants: number | null;
    readonly totalUsers: number | null;
    readonly numberOfUsers: number | null;
    readonly parents: readonly ParentAccount[];
}

export type SubAccountAccessType = 'defaultOff' | 'defaultOn' | 'alwaysOn';

export interface SubAccountAccessTypeInput extends RowInput {
    readonly subAccountAccessType: SubAccountAccessType;
}

export interface SubAccountActions {
    load(): Promise<Outcome>;
}

export interface SubAccountBranch {
    readonly rows: readonly SubAccount[];
    readonly total: number;
    readonly hasMore: boolean;
}

export type SubAccountBranches = Pick<SubAccountsState, 'rows' | 'branches'>;

export interface SubAccountManagementInput extends RowInput {
    readonly isReseller: boolean;
}

export interface SubAccountOptions {
    readonly id: string;
}

export interface SubAccountRemoval {
    readonly users: number;
    readonly accountsBelow: number;
    readonly usersBelow: number;
}

export interface SubAccountRole {
    readonly id: string;
    readonly key: string;
    readonly name: string;
}

export type SubAccountSortColumn = 'createdAt' | 'name' | 'tenantId';

export interface SubAccountState extends RecordState<SubAccount> {
}

export interface SubAccountTreeRow {
    readonly account: SubAccount;
    readonly depth: number;
}

export interface SubAccountUser {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly profilePictureUrl: string | null;
    readonly roles: readonly SubAccountRole[];
    readonly hasSubAccountAccess: boolean;
    readonly isFromAbove: boolean;
}

export interface SubAccountUserAccessInput extends RowInput {
    readonly isAllowed: boolean;
}

export interface SubAccountUserRolesInput extends RowInput {
    readonly roleIds: readonly string[];
    readonly before?: readonly string[];
}

export interface SubAccountUsersActions extends ListActions<NoFilters, UserSortColumn> {
    add(input: AddSubAccountUsersInput): Promise<Outcome>;
    remove(input: RowInput): Promise<Outcome>;
    removeMany(input?: BulkInput): Promise<Outcome<BulkResult>>;
    setRoles(input: SubAccountUserRolesInput): Promise<Outcome>;
    setAccess(input: SubAccountUserAccessInput): Promise<Outcome>;
}

export interface SubAccountUsersOptions {
    readonly tenantId: string;
}

export interface SubAccountUsersState extends ListState<SubAccountUser> {
}

export interface SubAccountsActions extends ListActions<NoFilters, SubAccountSortColumn> {
    loadChildren(input: RowInput): Promise<Outcome>;
    loadMoreChildren(input: RowInput): Promise<Outcome>;
    create(input: CreateSubAccountInput): Promise<Outcome<RowInput>>;
    update(input: UpdateSubAccountInput): Promise<Outcome>;
    setManagement(input: SubAccountManagementInput): Promise<Outcome>;
    setAccessType(input: SubAccountAccessTypeInput): Promise<Outcome>;
    countRemoval(input: RowInput): Promise<Outcome<SubAccountRemoval>>;
    remove(input: RowInput): Promise<Outcome>;
}

export interface SubAccountsOptions {
    readonly isEndless?: boolean;
    readonly address?: string;
}

export interface SubAccountsState extends ListState<SubAccount> {
    readonly branches: Readonly<Record<string, SubAccountBranch>>;
    readonly totalBelow: number | null;
}

export interface UpdateSubAccountInput extends RowInput {
    readonly name: string;
}

export const subAccountFeature: Feature<SubAccountState, SubAccountActions, SubAccountOptions>;

export function subAccountTree({ rows, branches }: SubAccountBranches, openIds: readonly string[]): readonly SubAccountTreeRow[];

export const subAccountUsersFeature: Feature<SubAccountUsersState, SubAccountUsersActions, SubAccountUsersOptions>;

export const subAccountsFeature: Feature<SubAccountsState, SubAccountsActions, SubAccountsOptions | undefined>;

export const useSubAccount: FeatureHook<SubAccountState, SubAccountActions, SubAccountOptions>;

export const useSubAccountUsers: FeatureHook<SubAccountUsersState, SubAccountUsersActions, SubAccountUsersOptions>;

export const useSubAccounts: FeatureHook<SubAccountsState, SubAccountsActions, SubAccountsOptions | undefined>;
