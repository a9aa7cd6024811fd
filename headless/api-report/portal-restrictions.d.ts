// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface AddDomainRestrictionInput {
    readonly domain: string;
    readonly type?: RestrictionType;
}

export interface AddIpRestrictionInput extends NewIpRestriction {
    readonly strategy?: RestrictionType;
    readonly isActive?: boolean;
}

export interface AddIpRestrictionsInput {
    readonly entries: readonly NewIpRestriction[];
    readonly strategy?: RestrictionType;
}

export interface AddOwnAddressInput {
    readonly description?: string;
    readonly activate?: boolean;
}

export interface AddedIpRestrictions {
    readonly added: readonly string[];
    readonly listed: readonly string[];
}

export interface DomainRestriction {
    readonly id: string;
    readonly domain: string;
    readonly type: RestrictionType;
}

export interface DomainRestrictionConfig {
    readonly isActive: boolean;
    readonly isPublicDomainBlocked: boolean;
    readonly listType: RestrictionType;
}

export interface DomainRestrictionsActions extends WholeListActions<DomainRestriction> {
    save(patch: Partial<DomainRestrictionConfig>): Promise<Outcome>;
    add(input: AddDomainRestrictionInput): Promise<Outcome>;
    remove(input: RowInput): Promise<Outcome>;
    removeMany(input?: BulkInput): Promise<Outcome<BulkResult>>;
}

export interface DomainRestrictionsState extends ListState<DomainRestriction> {
    readonly config: DomainRestrictionConfig | null;
}

export interface IpFault {
    readonly line: number;
    readonly text: string;
    readonly reason: 'no-address' | 'twice';
}

export interface IpRestriction {
    readonly id: string;
    readonly ip: string;
    readonly strategy: RestrictionType;
    readonly isActive: boolean;
    readonly description: string;
    readonly createdAt: string;
    readonly updatedAt: string;
}

export interface IpRestrictionConfig {
    readonly isActive: boolean;
    readonly strategy: RestrictionType;
}

export interface IpRestrictionsActions extends WholeListActions<IpRestriction> {
    save(patch: Partial<IpRestrictionConfig>): Promise<Outcome>;
    add(input: AddIpRestrictionInput): Promise<Outcome>;
    addMany(input: AddIpRestrictionsInput): Promise<Outcome<AddedIpRestrictions>>;
    addOwnAddress(input?: AddOwnAddressInput): Promise<Outcome>;
    remove(input: RowInput): Promise<Outcome>;
    removeMany(input?: BulkInput): Promise<Outcome<BulkResult>>;
}

export interface IpRestrictionsState extends ListState<IpRestriction> {
    readonly config: IpRestrictionConfig | null;
    readonly ownAddress: OwnAddress | null;
}

export interface NewIpRestriction {
    readonly ip: string;
    readonly description?: string;
}

export interface OwnAddress {
    readonly ip: string;
    readonly isAdmitted: boolean;
}

export interface ParsedIps {
    readonly entries: readonly NewIpRestriction[];
    readonly faults: readonly IpFault[];
}

export type RestrictionType = 'ALLOW' | 'BLOCK';

export const domainRestrictionsFeature: Feature<DomainRestrictionsState, DomainRestrictionsActions>;

export function ipRangeSize(range: string): number | null;

export const ipRestrictionsFeature: Feature<IpRestrictionsState, IpRestrictionsActions>;

export function isIpRange(text: string): boolean;

export function parseIps(text: string): ParsedIps;

export function plainIp(typed: string): string;

export const useDomainRestrictions: FeatureHook<DomainRestrictionsState, DomainRestrictionsActions>;

export const useIpRestrictions: FeatureHook<IpRestrictionsState, IpRestrictionsActions>;
