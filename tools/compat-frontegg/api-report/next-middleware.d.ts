// The public surface of this entry, written by "npm run api-report". Do not edit.

export function FronteggApiMiddleware(request: Request): Promise<Response>;

export function FronteggApiMiddleware(request: NodeRequest, response: NodeResponse): Promise<undefined>;

export interface NodeRequest extends AsyncIterable<Uint8Array> {
    readonly method?: string | undefined;
    readonly url?: string | undefined;
    readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
    readonly body?: unknown;
}

export interface NodeResponse {
    statusCode: number;
    setHeader(name: string, value: string | string[]): unknown;
    end(body?: Uint8Array): unknown;
}
