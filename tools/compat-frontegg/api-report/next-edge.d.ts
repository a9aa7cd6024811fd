// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface HandleSessionOnEdge {
    readonly request: Request;
    readonly pathname: string;
    readonly searchParams?: URLSearchParams | undefined;
    readonly headers?: Headers | undefined;
}

export function checkSessionOnEdge(request: Request): Promise<{
    readonly session: FronteggNextJSSession;
} | undefined>;

export function getSessionOnEdge(request: Request): Promise<FronteggNextJSSession | undefined>;

export function handleSessionOnEdge({ request, pathname }: HandleSessionOnEdge): Promise<Response>;

export function redirectToLogin(pathname: string, searchParams?: URLSearchParams, baseUrl?: string): Response;

export function shouldByPassMiddleware(pathname: string): boolean;
