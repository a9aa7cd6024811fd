// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface CookieSource {
    readonly headers: Pick<Headers, 'get'> | {
        readonly cookie?: string | undefined;
    };
}

export interface NextServer {
    readonly handlers: RouteHandlers;
    readonly server: Server;
    proxy(request: Request): Promise<Response>;
    getSession(from?: CookieSource): Promise<ServerSession | null>;
    requireSession(): Promise<ServerSession>;
    getClient(from?: CookieSource): Promise<Client | null>;
    getState(from?: CookieSource, name?: string): Promise<ClientState | undefined>;
    renewSession(): Promise<ServerSession | null>;
}

export interface NextServerOptions extends Partial<ServerOptions>, GuardOptions {
    readonly basePath?: string;
}

export type RouteHandlers = Readonly<Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS', (request: Request) => Promise<Response>>>;

export function createNextServer(options?: NextServerOptions): NextServer;
