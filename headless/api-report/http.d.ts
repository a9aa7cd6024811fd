// The public surface of this entry, written by "npm run api-report". Do not edit.

export type AnswerOf<M extends Method, P extends string> = JsonOf<SuccessOf<OperationOf<M, P> extends {
    responses: infer Responses;
} ? Responses : never>>;

export type AnyPath<M extends Method> = PathsOf<M> | (string & {});

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

export type BodyOf<M extends Method, P extends PathsOf<M>> = OperationOf<M, P> extends {
    requestBody?: infer Body;
} ? ContentOf<Exclude<Body, undefined>> | OptionalIn<Body> : never;

export type CallArguments<M extends Method, P extends string> = P extends PathsOf<M> ? object extends CallOptions<M, P> ? [
    options?: CallOptions<M, P>
] : [
    options: CallOptions<M, P>
] : [
    options?: LooseOptions
];

export type CallOptions<M extends Method, P extends PathsOf<M>> = CommonOptions & FileRequestPart<AnswerOf<M, P>> & RequestPart<'path', ParametersOf<M, P, 'path'>> & RequestPart<'query', ParametersOf<M, P, 'query'>> & RequestPart<'body', BodyOf<M, P>>;

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

export type ContentOf<Body> = Body extends {
    content: infer Content;
} ? Content extends {
    'multipart/form-data': unknown;
} ? FormData : Content[keyof Content] : never;

export interface FileProgress {
    readonly loaded: number;
    readonly total: number | null;
}

export type FileRequestPart<Answer> = [
    Answer
] extends [
    never
] ? unknown : [
    Answer
] extends [
    Blob
] ? AsFile : unknown;

export type JsonOf<Response> = Response extends {
    content: infer Content;
} ? Content extends {
    'application/json': infer Json;
} ? Json : Blob : undefined;

export type KnownPath<M extends Method, P extends string> = P extends PathsOf<M> ? P : `The contract has no ${Uppercase<M>} ${P}`;

export interface LooseOptions extends CommonOptions, Partial<AsFile> {
    readonly path?: PathValues;
    readonly query?: Readonly<Record<string, unknown>>;
    readonly body?: object;
    readonly held?: Held;
    readonly carried?: string;
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export type Operation = {
    [M in Method]: `${Uppercase<M>} ${PathsOf<M>}`;
}[Method];

export type OperationOf<M extends Method, P extends string> = P extends keyof paths ? paths[P] extends {
    readonly [Name in M]: infer Operation;
} ? Operation : never : never;

export type OptionalIn<Body> = undefined extends Body ? undefined : never;

export type ParametersOf<M extends Method, P extends PathsOf<M>, Where extends 'path' | 'query'> = OperationOf<M, P> extends {
    parameters: infer Parameters;
} ? Where extends keyof Parameters ? Exclude<Parameters[Where], undefined> : never : never;

export type PathValues = Readonly<Record<string, string | number>>;

export type PathsOf<M extends Method> = {
    [P in keyof paths]: paths[P] extends {
        readonly [Name in M]: {
            responses: unknown;
        };
    } ? P : never;
}[keyof paths];

export type RequestPart<Name extends string, Value> = [
    Value
] extends [
    never
] ? unknown : [
    Exclude<Value, undefined>
] extends [
    never
] ? unknown : undefined extends Value ? {
    readonly [Key in Name]?: Exclude<Value, undefined>;
} : object extends Value ? {
    readonly [Key in Name]?: Value;
} : {
    readonly [Key in Name]: Value;
};

export interface RetryPolicy {
    readonly attempts?: number;
    readonly delay?: number;
}

export type Source = 'login-box' | 'admin-portal' | (string & {});

export type SuccessOf<Responses> = Responses[keyof Responses & (200 | 201 | 202 | 204)];

export interface Target {
    readonly baseUrl: BaseUrl;
    readonly urlPrefix?: string;
}

export function sanitizeHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string>;
