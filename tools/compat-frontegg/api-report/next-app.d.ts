// The public surface of this entry, written by "npm run api-report". Do not edit.

export type CatchAll = Readonly<Record<string, string | readonly string[] | undefined>>;

export function FronteggAppProvider({ children, ...given }: FronteggAppProviderProps): Promise<ReactElement>;

export interface FronteggAppProviderProps extends NextOptions {
    readonly children?: ReactNode;
}

export function FronteggAppRouter({ params }: FronteggAppRouterProps): Promise<null>;

export interface FronteggAppRouterProps {
    readonly params: CatchAll | Promise<CatchAll>;
}

export interface FronteggNextJSSession extends FronteggUserTokens {
    readonly user: FronteggUserSession;
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

export interface NextOptions extends Omit<FronteggAppOptions, 'contextOptions'> {
    readonly contextOptions?: Partial<ContextOptions> | undefined;
}

export function getAppSession(): Promise<FronteggNextJSSession | undefined>;

export function getAppUserSession(): Promise<FronteggUserSession | undefined>;

export function getAppUserTokens(): Promise<FronteggUserTokens | undefined>;
