// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface AdminPortalActions {
    open(place?: OpenPortalInput): void;
    close(): void;
    openHosted(input?: OpenHostedPortalInput): void;
    guard(guard: LeaveGuard): Unsubscribe;
}

export interface AdminPortalState extends OpenPortalPlace {
    readonly isOpen: boolean;
}

export type FieldAppearance = 'hidden' | 'viewOnly' | 'edit';

export type LeaveGuard = (go: () => void) => void;

export interface OpenHostedPortalInput {
    readonly isNewTab?: boolean | undefined;
}

export interface OpenPortalInput extends Partial<PortalPlace> {
    readonly isMultiApp?: boolean | undefined;
}

export interface PortalAppearance {
    readonly fields: Readonly<Record<string, FieldAppearance>>;
    readonly tabs: Readonly<Record<string, TabAppearance>>;
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
}

export interface ShownPortalSection {
    readonly id: string;
    readonly lacks: readonly string[];
}

export type TabAppearance = 'hidden' | 'edit';

export const adminPortal: Feature<AdminPortalState, AdminPortalActions, undefined, Memory>;

export function adminPortalAddress(client: Client, place: OpenPortalInput | OpenPortalPlace | null): string;

export const adminPortalErrors: {
    readonly unsafeAddress: "unsafe-address";
};

export function portalAppearanceOf(client: Client, section: string): PortalAppearance;

export function portalPlaceOf(client: Client, address: string): OpenPortalInput | null;

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
    "subscriptions"
];

export function shownPortalSections(client: Client, rules?: readonly PortalSectionRule[]): readonly ShownPortalSection[] | null;

export const useAdminPortal: FeatureHook<AdminPortalState, AdminPortalActions>;

export function usePortalAppearance(section: string): PortalAppearance;

export function usePortalSections(rules?: readonly PortalSectionRule[]): readonly ShownPortalSection[] | null;
