// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface AccountState {
    readonly isLoading: boolean;
    readonly user: User | null;
    readonly tenants: FronteggTenant[];
    readonly activeTenant: FronteggTenant | null;
}

export type ActionCallback = (isDone: boolean, error?: unknown) => void;

export const AdminPortal: PortalHolder;

export interface AdminPortalThemeOptions {
    readonly themeName?: string | undefined;
    readonly palette?: ThemePalette | undefined;
    readonly [name: string]: ThemeValue | ThemePalette;
}

export interface ApiTokensState {
    readonly apiTokensDataUser: IApiTokensData[];
    readonly apiTokensDataTenant: (IApiTokensData & {
        readonly roleIds: string[];
    })[];
}

export interface AppContext {
    getContext(): ContextOptions;
    getAccessToken(): string | null;
    getUser(): User | null;
    getBasename(): string | null;
    getAppName(): string;
    logout(callback?: () => void): void;
    onRedirectTo(path: string, options?: RedirectOptions): void;
}

export interface AuthActions extends TenantsActions {
    readonly logout: (callback?: () => void) => Promise<void>;
    readonly requestAuthorize: (isFirstTime?: boolean) => Promise<void>;
    readonly refreshToken: () => Promise<void>;
    readonly loadProfile: () => Promise<void>;
    readonly requestHostedLoginAuthorize: (params?: Readonly<Record<string, string>>) => Promise<void>;
    readonly loadApiTokens: (kind?: 'user' | 'tenant' | null) => Promise<void>;
    readonly loadUserApiTokens: () => Promise<void>;
    readonly loadTenantApiTokens: () => Promise<void>;
}

export interface AuthOptions {
    readonly keepSessionAlive?: boolean | undefined;
    readonly routes?: Partial<RouteUrls> | undefined;
    readonly disableSilentRefresh?: boolean | undefined;
    readonly enableSessionPerTenant?: boolean | undefined;
    readonly enforceRedirectToSameSite?: boolean | undefined;
    readonly allowedRedirectOrigins?: readonly string[] | undefined;
    readonly hostedLoginOptions?: {
        readonly loadUserOnFirstLoad?: boolean;
    } | undefined;
    readonly includeQueryParam?: boolean | undefined;
    readonly skipUserLoading?: boolean | undefined;
    readonly socialLoginOptions?: {
        readonly promptConsent?: boolean;
    } | undefined;
}

export interface AuthState extends AccountState {
    readonly isAuthenticated: boolean;
    readonly routes: Required<Pick<RouteUrls, 'loginUrl' | 'logoutUrl' | 'authenticatedUrl' | 'signUpUrl'>>;
    readonly tenantsState: TenantsState;
    readonly onRedirectTo: (path: string, options?: RedirectOptions) => void;
}

export function AuthorizedContent({ requiredRoles, requiredPermissions, render, children }: AuthorizedContentProps): ReactElement;

export interface AuthorizedContentProps {
    readonly requiredRoles?: readonly string[] | undefined;
    readonly requiredPermissions?: readonly string[] | undefined;
    readonly render?: ((isAuthorized: boolean) => ReactNode) | undefined;
    readonly children?: ReactNode | undefined;
}

export const ContextHolder: Contexts;

export interface ContextOptions {
    readonly baseUrl: string | ((path: string) => string);
    readonly clientId?: string | undefined;
    readonly appId?: string | undefined;
    readonly tenantResolver?: (() => ResolvedTenant | Promise<ResolvedTenant>) | undefined;
    readonly additionalHeadersResolver?: (() => readonly KeyValuePair[] | Promise<readonly KeyValuePair[]>) | undefined;
    readonly tokenResolver?: (() => string | Promise<string>) | undefined;
    readonly additionalQueryParamsResolver?: (() => readonly KeyValuePair[] | Promise<readonly KeyValuePair[]>) | undefined;
    readonly requestCredentials?: RequestCredentials | undefined;
    readonly urlPrefix?: string | undefined;
    readonly logLevel?: 'warn' | 'error' | undefined;
}

export interface Contexts {
    for(name: string): AppContext;
    default(): AppContext;
    getInstance(name?: string): AppContext;
    getContext(name?: string): ContextOptions;
    getAccessToken(name?: string): string | null;
    getUser(name?: string): User | null;
    getBasename(name?: string): string | null;
    logout(callback?: () => void, name?: string): void;
    onRedirectTo(path: string, options?: RedirectOptions, name?: string): void;
}

export type EntitledToOptions = EntitlementQuestion;

export interface Entitlement {
    readonly isEntitled: boolean;
    readonly justification?: Justification | undefined;
}

export interface FronteggAppOptions {
    readonly contextOptions: ContextOptions;
    readonly hostedLoginBox?: boolean | undefined;
    readonly customLoginBox?: boolean | undefined;
    readonly authOptions?: AuthOptions | undefined;
    readonly themeOptions?: FronteggThemeOptions | undefined;
    readonly localizations?: LocalizationsOverrides | undefined;
    readonly entitlementsOptions?: {
        readonly enabled?: boolean;
    } | undefined;
    readonly basename?: string | undefined;
    readonly customLoader?: (boolean | ((isLoading: boolean) => void)) | undefined;
    readonly onRedirectTo?: ((path: string, options?: RedirectOptions) => void) | undefined;
    readonly headerImage?: string | undefined;
    readonly appName?: string | undefined;
    readonly subscriptionsOptions?: {
        readonly billingAddressCollection?: boolean;
    } | undefined;
    readonly overrideFeatureFlags?: Readonly<Record<string, 'on' | 'off'>> | undefined;
    readonly metadata?: object | undefined;
    readonly customStyles?: string | undefined;
    readonly backgroundImage?: string | undefined;
    readonly events?: object | undefined;
    readonly auditsOptions?: object | undefined;
    readonly urlStrategy?: 'path' | 'hash' | undefined;
    readonly withCompanyName?: boolean | undefined;
    readonly cdnUrl?: string | undefined;
    readonly assetsUrl?: string | undefined;
    readonly tracing?: boolean | undefined;
    readonly lazyLoadAdminPortal?: boolean | undefined;
    readonly previewMode?: boolean | undefined;
    readonly framework?: string | undefined;
}

export const FronteggContext: Contexts;

export interface FronteggNextJSSession extends FronteggUserTokens {
    readonly user: FronteggUserSession;
}

export interface FronteggPermission {
    readonly id: string;
    readonly key: string;
    readonly name: string;
}

export function FronteggProvider({ children, ...given }: FronteggProviderProps): ReactElement;

export interface FronteggProviderProps extends GivenOptions {
    readonly children?: ReactNode;
}

export interface FronteggRole {
    readonly id: string;
    readonly key: string;
    readonly name: string;
}

export type FronteggTenant = Tenant;

export interface FronteggTheme {
    readonly palette: ThemePalette;
    readonly [name: string]: ThemeValue | ThemePalette;
}

export interface FronteggThemeOptions {
    readonly palette?: ThemePalette | undefined;
    readonly loginBox?: LoginBoxThemeOptions | undefined;
    readonly adminPortal?: AdminPortalThemeOptions | undefined;
    readonly components?: ThemeValue | undefined;
    readonly typography?: ThemeValue | undefined;
    readonly typographyStyleOptions?: ThemeValue | undefined;
    readonly spacing?: ThemeValue | undefined;
    readonly shadows?: ThemeValue | undefined;
    readonly transitions?: ThemeValue | undefined;
    readonly breakpoints?: ThemeValue | undefined;
    readonly externalAssets?: ThemeValue | undefined;
    readonly direction?: 'ltr' | 'rtl' | undefined;
}

export interface FronteggUserSession {
    readonly sub: string;
    readonly name: string;
    readonly email: string;
    readonly email_verified: boolean;
    readonly profilePictureUrl: string | undefined;
    readonly roles: string[];
    readonly permissions: string[];
    readonly tenantId: string;
    readonly tenantIds: string[];
    readonly metadata: unknown;
    readonly type: string | undefined;
    readonly customClaims: Record<string, unknown>;
    readonly iat: number;
    readonly exp: number;
    readonly aud: string;
    readonly iss: string;
}

export interface FronteggUserTokens {
    readonly accessToken: string;
}

export interface GivenOptions extends FronteggAppOptions {
    readonly history?: HistoryLike | undefined;
}

export interface HistoryLike {
    readonly push: (path: string) => void;
    readonly replace: (path: string) => void;
}

export interface IApiTokensData {
    readonly id: string;
    readonly clientId: string | undefined;
    readonly description: string;
    readonly createdAt: string;
    readonly expires: string | null;
}

export type ITenantsResponse = FronteggTenant;

export type ITenantsResponseV2 = FronteggTenant;

export type IUserProfile = User;

export interface KeyValuePair {
    readonly key: string;
    readonly value: string;
}

export type LocalizationsOverrides = Readonly<Record<string, object | undefined>>;

export interface LoginBoxThemeOptions {
    readonly themeName?: string | undefined;
    readonly palette?: ThemePalette | undefined;
    readonly logo?: {
        readonly image?: ThemeValue;
        readonly [name: string]: ThemeValue;
    } | undefined;
    readonly [name: string]: ThemeValue | ThemePalette;
}

export interface PaletteColor {
    readonly light?: string | undefined;
    readonly main?: string | undefined;
    readonly dark?: string | undefined;
    readonly hover?: string | undefined;
    readonly active?: string | undefined;
    readonly contrastText?: string | undefined;
    readonly border?: string | undefined;
}

export interface PortalHolder {
    show(name?: string): void;
    showMultiApp(name?: string): void;
    hide(name?: string): void;
    openHosted(isNewTab?: boolean, name?: string): void;
}

export interface RedirectOptions {
    readonly refresh?: boolean | undefined;
    readonly replace?: boolean | undefined;
    readonly preserveQueryParams?: boolean | undefined;
}

export interface ResolvedTenant {
    readonly tenant?: string | null | undefined;
}

export interface StepUpOptions {
    readonly maxAge?: number | undefined;
}

export function SteppedUpContent({ maxAge, preventSteppingUp, render, children }: SteppedUpContentProps): ReactElement;

export interface SteppedUpContentProps extends StepUpOptions {
    readonly preventSteppingUp?: boolean | undefined;
    readonly render?: ((isSteppedUp: boolean) => ReactNode) | undefined;
    readonly children?: ReactNode | undefined;
}

export interface SwitchTenantOptions {
    readonly tenantId: string;
    readonly silentReload?: boolean | undefined;
    readonly callback?: ActionCallback | undefined;
}

export interface TenantsActions {
    readonly switchTenant: (options: SwitchTenantOptions) => Promise<void>;
    readonly loadTenants: (options?: {
        readonly callback?: ActionCallback;
    }) => Promise<void>;
}

export interface TenantsState {
    readonly tenants: FronteggTenant[];
    readonly activeTenant: FronteggTenant | undefined;
    readonly loading: boolean;
}

export interface ThemePalette {
    readonly primary?: PaletteColor | undefined;
    readonly secondary?: PaletteColor | undefined;
    readonly danger?: PaletteColor | undefined;
    readonly success?: PaletteColor | undefined;
    readonly info?: PaletteColor | undefined;
    readonly warning?: PaletteColor | undefined;
    readonly error?: PaletteColor | undefined;
    readonly background?: {
        readonly default?: string;
        readonly paper?: string;
    } | undefined;
    readonly text?: {
        readonly primary?: string;
        readonly secondary?: string;
        readonly disabled?: string;
    } | undefined;
    readonly divider?: string | undefined;
    readonly [name: string]: ThemeValue | PaletteColor;
}

export type ThemeValue = ReactNode | ((theme: FronteggTheme) => ThemeValue) | readonly ThemeValue[] | {
    readonly [name: string]: ThemeValue;
};

export interface User {
    readonly id: string;
    readonly sub: string;
    readonly sid?: string | undefined;
    readonly name: string;
    readonly email: string;
    readonly email_verified: boolean;
    readonly verified: boolean;
    readonly phoneNumber: string | null;
    readonly profilePictureUrl: string | null;
    readonly profileImage?: string | undefined;
    readonly roles: FronteggRole[];
    readonly rolesIds: string[];
    readonly permissions: FronteggPermission[];
    readonly groups: {
        readonly id: string;
        readonly name: string;
    }[];
    readonly tenantId: string;
    readonly tenantIds: string[];
    readonly tenants: FronteggTenant[];
    readonly superUser: boolean;
    readonly mfaEnrolled: boolean;
    readonly activatedForTenant: boolean;
    readonly provider: string;
    readonly createdAt: string;
    readonly lastLogin: string;
    readonly metadata: string;
    readonly customClaims: Record<string, unknown>;
    readonly amr?: string[] | undefined;
    readonly acr?: string | undefined;
    readonly auth_time?: number | undefined;
    readonly act?: {
        readonly sub?: string;
    } | undefined;
    readonly accessToken: string;
    readonly refreshToken?: undefined;
    readonly expiresIn: number;
    readonly exp: number;
    readonly expires: string;
}

export function useApiTokensActions(): Pick<AuthActions, 'loadApiTokens' | 'loadUserApiTokens' | 'loadTenantApiTokens'>;

export function useApiTokensState(): ApiTokensState;

export function useAuth(): AuthState;

export function useAuth<Selected>(select: (state: AuthState) => Selected): Selected;

export function useAuthActions(): AuthActions;

export function useAuthRoutes(): AuthState['routes'];

export function useAuthState(): AuthState;

export function useAuthUser(): User;

export function useAuthUserOrNull(): User | null;

// exported as useEntitlements
export function useEntitlements$1(question: EntitledToOptions, attributes?: CustomAttributes): Entitlement;

export function useEntitlementsOptions(): {
    readonly isEntitlementsEnabled: boolean;
};

export function useFeatureEntitlements(key: string, attributes?: CustomAttributes): Entitlement;

export function useIsAuthenticated(): boolean;

export function useIsSteppedUp(options?: StepUpOptions): boolean;

export function useLoginActions(): Pick<AuthActions, 'logout' | 'requestAuthorize'>;

export function useLoginWithRedirect(): (params?: Readonly<Record<string, string>>) => Promise<void>;

export function useLogoutHostedLogin(): () => Promise<void>;

export function useOnRedirectTo(): AuthState['onRedirectTo'];

export function usePermissionEntitlements(key: string, attributes?: CustomAttributes): Entitlement;

export function useStepUp(): (options?: StepUpOptions) => void;

export function useTenantsActions(): TenantsActions;

export function useTenantsState(): TenantsState;
