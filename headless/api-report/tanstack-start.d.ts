// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface GuardedRequest {
    readonly request: Request;
    readonly pathname: string;
    readonly handlerType: 'router' | 'serverFn';
}

export interface SessionContext {
    readonly session: ServerSession | null;
}

export interface TanStackStartServer {
    readonly server: Server;
    handle(given: Pick<GuardedRequest, 'request'>): Promise<Response>;
    guard<Result extends {
        readonly response: Response;
    }>(given: GuardedRequest, goOn: (context: SessionContext) => Result | Promise<Result>): Promise<Result | Response>;
    sessionOf(context: SessionContext): ServerSession | null;
    requireSession(context: SessionContext, back?: string): ServerSession;
    stateOf(context: SessionContext, name?: string): Promise<ClientState | undefined>;
    openClient(context: SessionContext): Promise<Client | null>;
}

export interface TanStackStartServerOptions extends Partial<ServerOptions>, GuardOptions {
}

export function createTanStackStartServer(options?: TanStackStartServerOptions): TanStackStartServer;
