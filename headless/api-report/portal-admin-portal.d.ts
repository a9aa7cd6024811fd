// The public surface of this entry, written by "npm run api-report". Do not edit.

export type AccountField = 'companyName' | 'address' | 'website' | 'timezone' | 'dateFormat' | 'timeFormat' | 'currency' | 'logo';

export interface AdminPortalActions {
    open(place?: OpenPortalInput): void;
    close(): void;
    openHosted(input?: OpenHostedPortalInput): Promise<Outcome>;
    guard(guard: LeaveGuard): Unsubscribe;
}

export interface AdminPortalState extends OpenPortalPlace {
    readonly isOpen: boolean;
    readonly hasHosted: boolean;
}

export type ColumnAppearance = 'hidden' | 'offered' | 'shown';

export type FieldAppearance = 'hidden' | 'viewOnly' | 'edit';

export interface InvitationAppearance {
    readonly canInviteByMail: boolean;
    readonly canInviteMany: boolean;
    readonly fields: Readonly<Record<string, InvitationField>>;
}

export interface InvitationField {
    readonly appearance?: FieldAppearance | undefined;
    readonly isRequired?: boolean | undefined;
}

export type LeaveGuard = (go: () => void) => void;

export interface OpenHostedPortalInput {
    readonly isNewTab?: boolean | undefined;
}

export interface OpenPortalInput extends Partial<PortalPlace> {
    readonly isMultiApp?: boolean | undefined;
}

export interface OpenPortalPlace {
    readonly section: string | null;
    readonly record: string | null;
    readonly tab: string | null;
    readonly isMultiApp: boolean;
}

export interface PortalAppearance {
    readonly fields: Readonly<Record<string, FieldAppearance>>;
    readonly tabs: Readonly<Record<string, TabAppearance>>;
    readonly columns: Readonly<Record<string, ColumnAppearance>>;
    readonly searchIn: readonly UserSearchColumn[];
    readonly invitation: InvitationAppearance;
}

export interface PortalPage<Field extends string, Tab extends string = never> {
    readonly fields?: {
        readonly [Name in Field]?: FieldAppearance | undefined;
    } | undefined;
    readonly tabs?: {
        readonly [Name in Tab]?: TabAppearance | undefined;
    } | undefined;
}

export interface PortalPages {
    readonly profile?: PortalPage<ProfileField> | undefined;
    readonly privacy?: PortalPage<'loginSessions' | 'mfa' | 'passkeys'> | undefined;
    readonly account?: PortalPage<AccountField, 'settings' | 'customLogin'> | undefined;
    readonly users?: UsersPage | undefined;
    readonly security?: PortalPage<SecurityField, SecurityTab> | undefined;
    readonly subscriptions?: PortalPage<'invoices'> | undefined;
}

export interface PortalPlace {
    readonly section: string;
    readonly record?: string | undefined;
    readonly tab?: string | undefined;
}

export interface PortalSectionRule {
    readonly id: string;
    readonly visibility?: Visibility | undefined;
    readonly permissions?: readonly string[] | undefined;
    readonly featureFlag?: string | undefined;
    readonly isOffered?: true | undefined;
}

export type ProfileField = 'profilePictureUrl' | 'username' | 'name' | 'phoneNumber' | 'jobTitle' | 'address' | `metadata.${string}`;

export type SecurityField = TenantPolicy | keyof SessionLimits | 'ipAddressRestrictions' | 'restrictSignupByEmailDomain';

export type SecurityTab = 'overview' | 'generalSettings' | 'sessionManagement' | 'ipRestrictions' | 'domainRestrictions';

export interface ShownPortalSection {
    readonly id: string;
    readonly lacks: readonly string[];
}

export type TabAppearance = 'hidden' | 'edit';

export type UserSearchColumn = 'email' | 'name' | 'username' | 'phoneNumber';

export type UsersColumn = 'user' | 'fullName' | 'email' | 'username' | 'phoneNumber' | 'status' | 'roles' | 'groups' | 'applications' | 'managedBy' | 'joinedAt' | 'lastSeen';

export interface UsersPage extends PortalPage<'temporaryUsers'> {
    readonly columns?: {
        readonly [Name in UsersColumn]?: ColumnAppearance | undefined;
    } | undefined;
    readonly invitation?: Partial<InvitationAppearance> | undefined;
}

export function adminPortalAddress(client: Client, place: OpenPortalInput | OpenPortalPlace | null): string;

export const adminPortalFeature: Feature<AdminPortalState, AdminPortalActions>;

export function portalPlaceOf(client: Client, address: string): OpenPortalInput | null;

export function portalSectionId(name: string): string;

export const portalSectionIds: readonly [
    "profile",
    "privacy",
    "personalApiTokens",
    "account",
    "users",
    "groups",
    "roles",
    "applications",
    "allAccounts",
    "security",
    "sso",
    "provisioning",
    "audits",
    "apiTokens",
    "webhooks",
    "usage",
    "reports",
    "subscriptions"
];

export const useAdminPortal: FeatureHook<AdminPortalState, AdminPortalActions>;

export function usePortalAppearance(section: string, pages?: PortalPages): PortalAppearance;

export function usePortalSections(rules?: readonly PortalSectionRule[]): readonly ShownPortalSection[] | null;
