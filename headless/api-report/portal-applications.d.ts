// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface Application {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly accessType: ApplicationAccessType;
    readonly url: string;
    readonly logoUrl: string;
    readonly isActive: boolean;
    readonly userIds: readonly string[] | null;
}

export interface ApplicationAccess extends Application {
    readonly users: readonly ApplicationUser[];
}

export interface ApplicationAccessActions {
    load(): Promise<Outcome>;
    addUsers(input: ApplicationUsersInput): Promise<Outcome<BulkResult>>;
    removeUsers(input: ApplicationUsersInput): Promise<Outcome<BulkResult>>;
}

export interface ApplicationAccessOptions {
    readonly id: string;
}

export interface ApplicationAccessState extends RecordState<ApplicationAccess> {
}

export type ApplicationAccessType = 'free' | 'managed' | (string & {});

export interface ApplicationIdsInput {
    readonly ids: readonly string[];
}

export interface ApplicationUser {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly profilePictureUrl: string | null;
}

export interface ApplicationUsersInput {
    readonly userIds: readonly string[];
    readonly tenantId?: string;
}

export interface ApplicationsActions extends WholeListActions<Application> {
    addUser(input: UserApplicationsInput): Promise<Outcome>;
    removeUser(input: UserApplicationsInput): Promise<Outcome>;
}

export interface ApplicationsOptions {
    readonly address?: string;
}

export interface ApplicationsState extends ListState<Application> {
}

export interface UserApplication extends Omit<Application, 'userIds'> {
    readonly isHeld: boolean;
    readonly isAssigned: boolean;
}

export interface UserApplicationsActions extends WholeListActions<UserApplication> {
    addMany(input: ApplicationIdsInput): Promise<Outcome>;
    removeMany(input: ApplicationIdsInput): Promise<Outcome>;
}

export interface UserApplicationsInput {
    readonly userId: string;
    readonly ids: readonly string[];
    readonly tenantId?: string;
}

export interface UserApplicationsOptions {
    readonly userId: string;
    readonly tenantId?: string;
}

export interface UserApplicationsState extends ListState<UserApplication> {
}

export const applicationAccessFeature: Feature<ApplicationAccessState, ApplicationAccessActions, ApplicationAccessOptions>;

export const applicationsFeature: Feature<ApplicationsState, ApplicationsActions, ApplicationsOptions | undefined>;

export function canUseApplication({ accessType, userIds }: Pick<Application, 'accessType' | 'userIds'>, userId: string): boolean;

export const useApplicationAccess: FeatureHook<ApplicationAccessState, ApplicationAccessActions, ApplicationAccessOptions>;

export const useApplications: FeatureHook<ApplicationsState, ApplicationsActions, ApplicationsOptions | undefined>;

export const useUserApplications: FeatureHook<UserApplicationsState, UserApplicationsActions, UserApplicationsOptions>;

export const userApplicationsFeature: Feature<UserApplicationsState, UserApplicationsActions, UserApplicationsOptions>;
