// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface ReactRouterServer {
    readonly server: Server;
    handle(given: Pick<RequestArguments, 'request'>): Promise<Response>;
    middleware(given: RequestArguments, next: () => Promise<Response>): Promise<Response>;
    sessionOf(context: RequestContext): ServerSession | null;
    requireSession(given: RequestArguments): ServerSession;
    stateOf(context: RequestContext, name?: string): Promise<ClientState | undefined>;
    openClient(context: RequestContext): Promise<Client | null>;
}

export interface ReactRouterServerOptions extends Partial<ServerOptions>, GuardOptions {
}

export interface RequestArguments {
    readonly request: Request;
    readonly context: RequestContext;
}

export type RequestContext = Readonly<RouterContextProvider>;

export function createReactRouterServer(options?: ReactRouterServerOptions): ReactRouterServer;
