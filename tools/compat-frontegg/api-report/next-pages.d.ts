// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface FronteggAppProps {
    readonly fronteggServer?: ServerPart | undefined;
}

export type FronteggCustomApp<Props> = ComponentType<Props> & {
    getInitialProps?(context: InitialContext): object | Promise<object>;
};

export interface FronteggNextJSSession extends FronteggUserTokens {
    readonly user: FronteggUserSession;
}

export function FronteggRouter(): null;

export function FronteggRouterProps({ resolvedUrl }: {
    readonly resolvedUrl: string;
}): {
    readonly props: Readonly<Record<string, never>>;
} | {
    readonly notFound: true;
};

export function FronteggStaticPaths(): {
    readonly paths: string[];
    readonly fallback: 'blocking';
};

export function FronteggStaticRouterProps(): {
    readonly props: Readonly<Record<string, never>>;
};

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

export interface InitialContext {
    readonly Component: {
        getInitialProps?(context: InitialContext['ctx']): unknown;
    };
    readonly ctx: {
        readonly req?: PageRequest | undefined;
    };
}

export interface NextOptions extends Omit<FronteggAppOptions, 'contextOptions'> {
    readonly contextOptions?: Partial<ContextOptions> | undefined;
}

export interface PageContext {
    readonly req: PageRequest;
    readonly resolvedUrl: string;
}

export interface PageRequest {
    readonly headers: {
        readonly cookie?: string | undefined;
    };
}

export interface ServerPart {
    readonly state: ClientState | undefined;
    readonly isHosted: boolean;
    readonly contextOptions: ContextOptions;
}

export interface SignInRedirect {
    readonly redirect: {
        readonly destination: string;
        readonly permanent: false;
    };
}

export interface WithFronteggAppOptions extends NextOptions {
}

export function getSession(request: PageRequest): Promise<FronteggNextJSSession | undefined>;

export function withFronteggApp<Props extends object>(App: FronteggCustomApp<Props>, given?: WithFronteggAppOptions): FronteggCustomApp<Props & FronteggAppProps>;

export function withSSRSession<Context extends PageContext, Result>(handler: (context: Context, session: FronteggNextJSSession) => Result | Promise<Result>): (context: Context) => Promise<Result | SignInRedirect>;
