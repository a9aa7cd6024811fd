// The public surface of this entry, written by "npm run api-report". Do not edit.

export type Branches = Readonly<Record<string, MessageBranch>> & {
    readonly other: MessageBranch;
};

export type BundleGroup = keyof GroupPlaceholders;

export type Catalogue = {
    readonly [Key in MessageKey]: Message<Placeholders[Key]>;
};

export interface CompleteLocale extends Locale {
    readonly messages: Catalogue;
}

export interface Formatter {
    plural(count: number, forms: Branches, type?: Intl.PluralRuleType): string;
    select(branches: Branches, name: string): string;
    number(value: number): string;
}

export type GroupCatalogue<Group extends BundleGroup> = Pick<Catalogue, keyof GroupPlaceholders[Group] & MessageKey>;

export interface GroupPlaceholders {
    readonly 'sign-in': ActivationPlaceholders & AfterLoginPlaceholders & BoxesPlaceholders & HostedLoginPlaceholders & InvitationPlaceholders & LinksPlaceholders & LoginNoticesPlaceholders & MfaPlaceholders & NewPasswordPlaceholders & OutagePlaceholders & PagesPlaceholders & PartsPlaceholders & PasskeyPlaceholders & PasswordPlaceholders & PasswordlessPlaceholders & PhonePlaceholders & RecoveryPlaceholders & ResendPlaceholders & RoutesPlaceholders & SecuredByPlaceholders & SessionExpiryPlaceholders & SignInPlaceholders & SignUpPlaceholders & SocialPlaceholders & SsoPlaceholders;
    readonly 'checkout': BillingPartsPlaceholders & BillingPlansPlaceholders & BillingPlaceholders & CheckoutPlaceholders;
    readonly 'portal': AccountMenusPlaceholders & AccountPlaceholders & ApiTokensPlaceholders & ApplicationsPlaceholders & AuditActionsPlaceholders & AuditsPlaceholders & ChangePasswordPlaceholders & ConfirmDialogPlaceholders & DataTablePlaceholders & DevicePlaceholders & DirectorySetUpPlaceholders & FileFieldPlaceholders & GroupsPlaceholders & HolderPlaceholders & HostedPortalPlaceholders & InviteUsersPlaceholders & NotificationsPlaceholders & OwnEmailPlaceholders & OwnFactorsPlaceholders & OwnRightsPlaceholders & PasskeysPlaceholders & PhoneNumbersPlaceholders & PickListPlaceholders & PortalPartsPlaceholders & PortalSearchPlaceholders & PrivacyPlaceholders & ProfilePlaceholders & ProvisioningPlaceholders & RecordFormPlaceholders & ReportsPlaceholders & RestrictionsPlaceholders & RolesPlaceholders & SectionPagePlaceholders & SecurityPlaceholders & SetUpPlaceholders & ShellPlaceholders & ShownOncePlaceholders & SsoConnectionsPlaceholders & SubAccountsPlaceholders & SubscriptionPlaceholders & SwatchPlaceholders & SyncLogPlaceholders & SyncRefusalPlaceholders & TokenEndPlaceholders & UsagePlaceholders & UserPlaceholders & UsersPlaceholders & WebhooksPlaceholders & PortalBoxesPlaceholders;
    readonly 'sso-test': SsoTestResultPlaceholders;
}

export interface Locale {
    readonly code: string;
    readonly dir: 'ltr' | 'rtl';
    readonly group?: BundleGroup | undefined;
    readonly messages: Partial<Catalogue>;
}

export type LocaleName = (typeof localeNames)[number];

export function LocaleProvider({ locale: wanted, messages, warn, children }: LocaleProviderProps): ReactElement;

export interface LocaleProviderProps {
    readonly locale?: LocaleName | Locale | undefined;
    readonly messages?: MessageOverrides | undefined;
    readonly warn?: Warn | undefined;
    readonly children?: ReactNode;
}

export interface LocaleState {
    readonly locale: Locale;
    readonly isReady: boolean;
    readonly overriding: Overriding;
}

export type Message<MessageValues> = string | ((values: MessageValues, formatter: Formatter) => string);

export type MessageBranch = string | (() => string);

export type MessageKey = keyof Placeholders;

export type MessageOverrides = Readonly<Partial<Record<MessageKey | `errors.${string}`, string>>>;

export type MessageValues = Readonly<Record<string, string | number>>;

export type Overriding = (key: string, values: MessageValues) => string | undefined;

export interface Period {
    readonly unit: 'minute' | 'hour' | 'day' | 'year';
    readonly count: number;
}

export interface Placeholders extends ActivationPlaceholders, AfterLoginPlaceholders, BoxesPlaceholders, HostedLoginPlaceholders, InvitationPlaceholders, LinksPlaceholders, LoginNoticesPlaceholders, MfaPlaceholders, NewPasswordPlaceholders, OutagePlaceholders, PagesPlaceholders, PartsPlaceholders, PasskeyPlaceholders, PasswordPlaceholders, PasswordlessPlaceholders, PhonePlaceholders, RecoveryPlaceholders, ResendPlaceholders, RoutesPlaceholders, SecuredByPlaceholders, SessionExpiryPlaceholders, SignInPlaceholders, SignUpPlaceholders, SocialPlaceholders, SsoPlaceholders, BillingPartsPlaceholders, BillingPlansPlaceholders, BillingPlaceholders, CheckoutPlaceholders, AccountMenusPlaceholders, AccountPlaceholders, ApiTokensPlaceholders, ApplicationsPlaceholders, AuditActionsPlaceholders, AuditsPlaceholders, ChangePasswordPlaceholders, ConfirmDialogPlaceholders, DataTablePlaceholders, DevicePlaceholders, DirectorySetUpPlaceholders, FileFieldPlaceholders, GroupsPlaceholders, HolderPlaceholders, HostedPortalPlaceholders, InviteUsersPlaceholders, NotificationsPlaceholders, OwnEmailPlaceholders, OwnFactorsPlaceholders, OwnRightsPlaceholders, PasskeysPlaceholders, PhoneNumbersPlaceholders, PickListPlaceholders, PortalPartsPlaceholders, PortalSearchPlaceholders, PrivacyPlaceholders, ProfilePlaceholders, ProvisioningPlaceholders, RecordFormPlaceholders, ReportsPlaceholders, RestrictionsPlaceholders, RolesPlaceholders, SectionPagePlaceholders, SecurityPlaceholders, SetUpPlaceholders, ShellPlaceholders, ShownOncePlaceholders, SsoConnectionsPlaceholders, SsoTestResultPlaceholders, SubAccountsPlaceholders, SubscriptionPlaceholders, SwatchPlaceholders, SyncLogPlaceholders, SyncRefusalPlaceholders, TokenEndPlaceholders, UsagePlaceholders, UserPlaceholders, UsersPlaceholders, WebhooksPlaceholders, PortalBoxesPlaceholders {
}

export interface Translate<Keys extends MessageKey> {
    <Key extends Keys>(key: Key, ...values: ValuesOf<Key>): string;
    find(key: string, values?: MessageValues): string | undefined;
}

export type ValuesOf<Key extends MessageKey> = keyof Placeholders[Key] extends never ? readonly [
] : readonly [
    values: Placeholders[Key]
];

export type Warn = (message: string, cause?: unknown) => void;

export const localeNames: readonly [
    "en",
    "de",
    "he"
];

export function periodOf(seconds: number): Period;

export function useLocale(): Pick<Locale, 'code' | 'dir'>;

export function useLocaleState(): Pick<Locale, 'code' | 'dir'> & Pick<LocaleState, 'isReady'>;

export function useMessages<Keys extends MessageKey>(section: Pick<Catalogue, Keys>): Translate<Keys>;
