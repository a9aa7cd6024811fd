// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface AnyApiTokensActions<Create extends CreatePersonalApiTokenInput> extends WholeListActions<ApiToken> {
    create(input: Create): Promise<Outcome<CreatedApiToken>>;
    remove(input: RowInput): Promise<Outcome>;
    endIn(input: EndApiTokenInput): Promise<Outcome>;
    removeMany(input?: BulkInput): Promise<Outcome<BulkResult>>;
}

export interface ApiToken {
    readonly id: string;
    readonly type: ApiTokenType;
    readonly clientId: string | null;
    readonly description: string;
    readonly tenantId: string | null;
    readonly roleIds: readonly string[];
    readonly createdByUserId: string | null;
    readonly createdAt: string | null;
    readonly expiresAt: string | null;
    readonly isExpired: boolean;
    readonly isEndable: boolean;
}

export type ApiTokenType = 'clientCredentials' | 'accessToken';

export interface ApiTokensActions extends AnyApiTokensActions<CreateApiTokenInput> {
}

export interface ApiTokensState extends ListState<ApiToken> {
}

export interface CreateApiTokenInput extends CreatePersonalApiTokenInput {
    readonly roleIds?: readonly string[];
}

export interface CreatePersonalApiTokenInput {
    readonly description: string;
    readonly expiresInDays?: number | null;
    readonly expiresInMinutes?: number | null;
}

export interface CreatedApiToken {
    readonly id: string;
    readonly type: ApiTokenType;
    readonly clientId: string | null;
    readonly secret: Secret;
}

export interface EndApiTokenInput extends RowInput {
    readonly minutes: number;
}

export interface PersonalApiTokensActions extends AnyApiTokensActions<CreatePersonalApiTokenInput> {
}

export const apiTokensFeature: Feature<ApiTokensState, ApiTokensActions>;

export const personalApiTokensFeature: Feature<ApiTokensState, PersonalApiTokensActions>;

export const useApiTokens: FeatureHook<ApiTokensState, ApiTokensActions>;

export const usePersonalApiTokens: FeatureHook<ApiTokensState, PersonalApiTokensActions>;
