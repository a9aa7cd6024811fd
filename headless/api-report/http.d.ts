// The public surface of this entry, written by "npm run api-report". Do not edit.

export type AnswerOf<M extends Method, P extends string> = JsonOf<SuccessOf<OperationOf<M, P> extends {
    responses: infer Responses;
} ? Responses : never>>;

export interface Api {
    get<P extends AnyPath<'get'>>(path: KnownPath<'get', P>, ...options: CallArguments<'get', P>): Promise<AnswerOf<'get', P>>;
    post<P extends AnyPath<'post'>>(path: KnownPath<'post', P>, ...options: CallArguments<'post', P>): Promise<AnswerOf<'post', P>>;
    put<P extends AnyPath<'put'>>(path: KnownPath<'put', P>, ...options: CallArguments<'put', P>): Promise<AnswerOf<'put', P>>;
    patch<P extends AnyPath<'patch'>>(path: KnownPath<'patch', P>, ...options: CallArguments<'patch', P>): Promise<AnswerOf<'patch', P>>;
    delete<P extends AnyPath<'delete'>>(path: KnownPath<'delete', P>, ...options: CallArguments<'delete', P>): Promise<AnswerOf<'delete', P>>;
}

export interface ApiOptions extends Target {
    readonly applicationId?: string;
    readonly framework?: string;
    readonly source?: Source;
    readonly credentials?: RequestCredentials;
    readonly timeout?: number;
    readonly tenantResolver?: () => string | null | Promise<string | null>;
    readonly headers?: () => Readonly<Record<string, unknown>>;
}

export interface AsFile {
    readonly as: 'blob';
    readonly onProgress?: ((progress: FileProgress) => void) | undefined;
}

export type BaseUrl = string | ((path: string) => string);

export type CallArguments<M extends Method, P extends string> = P extends PathsOf<M> ? object extends CallOptions<M, P> ? [
    options?: CallOptions<M, P>
] : [
    options: CallOptions<M, P>
] : [
    options?: LooseOptions
];

export type CallOptions<M extends Method, P extends PathsOf<M>> = CommonOptions & FilePart<AnswerOf<M, P>> & Part<'path', ParametersOf<M, P, 'path'>> & Part<'query', ParametersOf<M, P, 'query'>> & Part<'body', BodyOf<M, P>>;

export interface CommonOptions {
    readonly signal?: AbortSignal;
    readonly headers?: Readonly<Record<string, unknown>>;
    readonly retry?: RetryPolicy;
    readonly source?: Source;
    readonly keepalive?: boolean;
    readonly needsObject?: boolean;
    readonly timeout?: number;
    readonly onHeaders?: ((headers: Headers) => void) | undefined;
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export type PathValues = Readonly<Record<string, string | number>>;

export type PathsOf<M extends Method> = {
    [P in keyof paths]: paths[P] extends {
        readonly [Name in M]: {
            responses: unknown;
        };
    } ? P : never;
}[keyof paths];

export interface RetryPolicy {
    readonly attempts?: number;
    readonly delay?: number;
}

export type Source = 'login-box' | 'admin-portal';

export interface Target {
    readonly baseUrl: BaseUrl;
    readonly urlPrefix?: string;
}

export function sanitizeHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string>;
