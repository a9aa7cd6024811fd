// The public surface of this entry, written by "npm run api-report". Do not edit.

export type Environment = Readonly<Record<string, string | undefined>>;

export interface FormerSession {
    readonly accessToken: string;
    readonly refreshToken?: string;
}

export interface ForwardIp {
    readonly sharedSecret: string;
    ipOf(request: Request): string | null;
}

export interface GuardOptions {
    readonly public?: readonly string[];
}

export interface LedTokens {
    readonly next: string | null;
    readonly expiresAt: number;
}

export type Profiles = Map<string, Promise<ClientState['slices']>>;

export interface ReadAnswer {
    readonly method: string;
    readonly path: string;
    readonly status: number;
    readonly headers: Headers;
    readonly text: string;
}

export interface Renewal {
    readonly result: Promise<RenewalResult> | null;
    readonly led: LedTokens | null;
}

export interface RenewalResult {
    readonly body: string;
    readonly answer: ReadAnswer;
    readonly led: LedTokens;
}

export type Renewals = Map<string, Renewal>;

export interface RenewedSession {
    readonly session: ServerSession | null;
    readonly isUnreachable: boolean;
    readonly setCookies: readonly string[];
    readonly cookie: string | null;
}

export interface Server {
    handle(request: Request): Promise<Response>;
    sessionOf(cookie: string | null | undefined): Promise<ServerSession | null>;
    renew(cookie: string | null | undefined): Promise<RenewedSession>;
    renewSession(cookie: string | null | undefined): Promise<RenewedSession>;
    guard(request: Request, options?: GuardOptions): Promise<Verdict>;
    verifyToken(token: string): Promise<Readonly<Record<string, unknown>>>;
    openClient(session: ServerSession): Promise<Client>;
    stateOf(session: ServerSession, name?: string): Promise<ClientState | undefined>;
}

export interface ServerCookie {
    readonly name?: string;
    readonly domain?: string;
    readonly sameSite?: 'lax' | 'strict' | 'none';
}

export interface ServerMemory {
    get(key: string): Promise<string | null>;
    set(key: string, text: string, milliseconds: number): Promise<void>;
    lock(key: string, milliseconds: number): Promise<(() => Promise<void>) | null>;
}

export interface ServerOptions {
    readonly appUrl: string | URL;
    readonly basePath?: string;
    readonly baseUrl?: string | URL;
    readonly provider?: ServerProvider;
    readonly urlPrefix?: string;
    readonly clientId: string;
    readonly clientSecret?: string;
    readonly applicationId?: string;
    readonly encryptionPassword: string | readonly string[];
    readonly secureJwt?: boolean;
    readonly hostedLogin?: boolean;
    readonly proxyPath?: string;
    readonly routes?: Partial<RouteUrls>;
    readonly allowedOrigins?: readonly string[];
    readonly cookie?: ServerCookie;
    readonly forwardIp?: ForwardIp;
    readonly publicKey?: JWK;
    readonly issuer?: string;
    readonly algorithms?: readonly string[];
    readonly bearer?: 'id_token' | 'access_token';
    readonly framework?: string;
    readonly timeout?: number;
    readonly failurePage?: (failure: {
        readonly code: string;
        readonly message: string;
    }) => Response;
    readonly logLevel?: LogLevel;
    readonly ports?: Partial<Ports>;
    readonly renewals?: Renewals;
    readonly profiles?: Profiles;
    readonly memory?: ServerMemory;
    readonly formerSession?: (sealed: string) => Promise<FormerSession | null>;
}

export interface ServerProvider {
    (request: Request): Promise<Response>;
    readonly issuer?: string;
    readonly hasEnded?: (claims: Readonly<Record<string, unknown>>) => Promise<boolean>;
}

export interface ServerSession {
    readonly accessToken: string;
    readonly user: User;
    readonly tenantId: string;
    readonly expiresAt: number;
}

export type Verdict = {
    readonly response: Response;
} | {
    readonly response: null;
    readonly session: ServerSession | null;
    readonly setCookies: readonly string[];
    readonly cookie: string | null;
};

export function createServer(options: ServerOptions): Server;

export const environmentVariables: readonly [
    "PORTICO_APP_URL",
    "PORTICO_BASE_URL",
    "PORTICO_CLIENT_ID",
    "PORTICO_ENCRYPTION_PASSWORD",
    "PORTICO_CLIENT_SECRET",
    "PORTICO_SECURE_JWT",
    "PORTICO_HOSTED_LOGIN",
    "PORTICO_APPLICATION_ID",
    "PORTICO_COOKIE_NAME",
    "PORTICO_COOKIE_DOMAIN",
    "PORTICO_COOKIE_SAME_SITE",
    "PORTICO_FORWARD_IP",
    "PORTICO_SHARED_SECRET",
    "PORTICO_JWT_PUBLIC_KEY",
    "PORTICO_URL_PREFIX",
    "PORTICO_LOG_LEVEL"
];

export function optionsFromEnv(env: Environment, given?: Partial<ServerOptions>): ServerOptions;

export const serverErrors: {
    readonly answerUnreadable: "answer-unreadable";
    readonly appUrlInvalid: "app-url-invalid";
    readonly attemptUnknown: "attempt-unknown";
    readonly bodyTooLarge: "body-too-large";
    readonly bodyTooSlow: "body-too-slow";
    readonly clientIdMissing: "client-id-missing";
    readonly clientSecretMissing: "client-secret-missing";
    readonly encryptionPasswordInvalid: "encryption-password-invalid";
    readonly envInvalid: "env-invalid";
    readonly envMissing: "env-missing";
    readonly foreignOrigin: "foreign-origin";
    readonly keysUnreachable: "keys-unreachable";
    readonly methodRefused: "method-refused";
    readonly notADocument: "not-a-document";
    readonly pathRefused: "path-refused";
    readonly providerUnreachable: "provider-unreachable";
    readonly proxyPathInvalid: "proxy-path-invalid";
    readonly sessionTooLarge: "session-too-large";
    readonly tokenInvalid: "token-invalid";
};
