// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface CheckedAnswer {
    readonly status: number;
    readonly contentType: string | null;
    readonly body: string;
}

export interface CheckedFetchOptions extends ContractCheckOptions {
    readonly report?: (violations: readonly Violation[]) => void;
}

export interface CheckedRequest {
    readonly method: string;
    readonly url: string;
    readonly contentType: string | null;
    readonly body: string;
}

export interface ConformanceOptions {
    readonly openScene: () => Scene | Promise<Scene>;
    readonly answers: readonly string[];
}

export interface ConformanceTest {
    readonly title: string;
    readonly skipped: string | null;
    readonly run: () => Promise<void>;
}

export interface ContractCheckOptions {
    readonly prefix?: string;
}

export interface Scene {
    readonly provider: (request: Request) => Promise<Response>;
    readonly baseUrl: string;
    readonly urlPrefix?: string;
    readonly addTenant: (tenant: {
        readonly name: string;
    }) => void | Promise<void>;
    readonly addUser: (person: ScenePerson) => void | Promise<void>;
    readonly outbox?: () => readonly SceneMessage[] | Promise<readonly SceneMessage[]>;
    readonly advance?: (ms: number) => void | Promise<void>;
    readonly now?: () => number;
}

export interface SceneMessage {
    readonly to: string;
    readonly text: string;
}

export interface ScenePerson {
    readonly email: string;
    readonly name: string;
    readonly password: string;
    readonly tenants: Readonly<Record<string, SceneRights>>;
    readonly authenticatorSecret?: string;
}

export type SceneRights = 'administrator' | 'member';

export interface Violation {
    readonly operation: string;
    readonly part: 'address' | 'query' | 'request' | 'status' | 'answer';
    readonly at: string;
    readonly reason: string;
}

export function checkedFetch(send: typeof fetch, options?: CheckedFetchOptions): typeof fetch;

export function conformance({ openScene, answers }: ConformanceOptions): readonly ConformanceTest[];

export function createContractCheck({ prefix }?: ContractCheckOptions): (request: CheckedRequest, answer: CheckedAnswer) => readonly Violation[];

export function describeViolations(violations: readonly Violation[]): string;
