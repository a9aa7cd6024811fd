// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface Asked<M extends Method, P extends PathsOf<M>, Holder> {
    readonly request: Request;
    readonly url: URL;
    readonly path: Readonly<Record<keyof ParametersOf<M, P, 'path'> & string, string>>;
    readonly query: Readonly<Partial<Record<keyof ParametersOf<M, P, 'query'> & string, string>>>;
    readonly body: Received<Exclude<BodyOf<M, P>, undefined>>;
    readonly holder: HolderOf<M, P, Holder>;
}

export interface DispatchOptions<Holder extends PermissionHolder> {
    readonly holder: (request: Request, operation: Operation) => Holder | null | Promise<Holder | null>;
    readonly around?: (asked: {
        readonly request: Request;
        readonly operation: Operation;
    }, answer: () => Promise<Response>) => Promise<Response>;
    readonly basePath?: string;
    readonly urlPrefix?: string;
    readonly origins?: readonly string[] | ((origin: string, request: Request) => boolean);
    readonly onError?: (thrown: unknown) => void;
}

export interface Dispatched<Holder> {
    readonly operation: Operation;
    readonly request: Request;
    readonly url: URL;
    readonly path: Readonly<Record<string, string>>;
    readonly query: Readonly<Record<string, string>>;
    readonly body: object;
    readonly holder: Holder | null;
}

export type DispatchedHandler<Holder> = (asked: Dispatched<Holder>) => unknown;

export type Handler<M extends Method, P extends PathsOf<M>, Holder> = (asked: Asked<M, P, Holder>) => AnswerOf<M, P> | Response | Promise<AnswerOf<M, P> | Response>;

export type Handlers<M extends Method, Holder> = {
    readonly [P in PathsOf<M>]?: Handler<M, P, Holder>;
};

export type HolderOf<M extends Method, P, Holder> = P extends keyof (typeof access)[M] ? (typeof access)[M][P] extends 'anyone' | 'cookie' ? Holder | null : Holder : Holder;

export type NameIn<Body> = Body extends unknown ? keyof Body & string : never;

export interface Operation {
    readonly method: Method;
    readonly path: string;
    readonly needs: string;
}

export interface PermissionHolder {
    readonly permissions: readonly string[];
}

export type Provider = (request: Request) => Promise<Response>;

export interface ProviderOptions<Holder extends PermissionHolder> extends DispatchOptions<Holder> {
    readonly get?: Handlers<'get', Holder>;
    readonly post?: Handlers<'post', Holder>;
    readonly put?: Handlers<'put', Holder>;
    readonly patch?: Handlers<'patch', Holder>;
    readonly delete?: Handlers<'delete', Holder>;
}

export type Received<Body> = Body extends FormData ? FormData : {
    readonly [Name in keyof Body]?: unknown;
};

export class Refusal extends Error {
    readonly status: number;
    readonly errorCode: string;
    readonly details: {
        readonly body?: Readonly<Record<string, unknown>>;
        readonly headers?: Readonly<Record<string, string>>;
    };
    constructor(status: number, errorCode: string, message: string, details?: {
        readonly body?: Readonly<Record<string, unknown>>;
        readonly headers?: Readonly<Record<string, string>>;
    });
}

export interface Wanted {
    readonly skip: number;
    readonly take: number;
    readonly search: string;
    readonly sortBy: string | null;
    readonly isDescending: boolean;
}

export function answers<Holder extends PermissionHolder>(options: ProviderOptions<Holder>): Provider;

export function auditsPage<Row>(rows: readonly Row[], total: number): {
    data: Row[];
    total: number;
};

export function dispatch<Holder extends PermissionHolder>(options: DispatchOptions<Holder>, handlerOf: (operation: Operation) => DispatchedHandler<Holder> | undefined): Provider;

export function flag<Body>(body: Body, name: NameIn<Body>): boolean;

export const forbidden: (permission: string) => Refusal;

export function holds(permissions: readonly string[], key: string): boolean;

export function identityPage<Row>(rows: readonly Row[], total: number, { take }: Wanted): {
    items: Row[];
    _metadata: {
        totalItems: number;
        totalPages: number;
    };
};

export function integer<Body>(body: Body, name: NameIn<Body>, least: number, most: number): number;

export const malformed: (message: string) => Refusal;

export const missing: (what: string) => Refusal;

export function readText(request: Request, most?: number): Promise<string>;

export function refusalAnswer({ status, errorCode, message, details }: Refusal): Response;

export function refuseForeign(request: Request, mayChange: (origin: string) => boolean): void;

export function secret<Body>(body: Body, name: NameIn<Body>): string;

export function text<Body>(body: Body, name: NameIn<Body>): string;

export function texts<Body>(body: Body, name: NameIn<Body>): readonly string[];

export const tooLarge: (most: number) => Refusal;

export const unauthorized: () => Refusal;

export const wantedOfAudits: (url: URL, sortable?: readonly string[]) => Wanted;

export const wantedOfIdentity: (url: URL, sortable?: readonly string[]) => Wanted;
