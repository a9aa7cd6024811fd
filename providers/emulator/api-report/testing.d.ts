// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface CookieExchange {
    readonly cookie: string;
    readonly setCookie: (header: string) => void;
}

export interface CookieJar {
    readonly header: (address: string) => string;
    readonly take: (address: string, header: string) => void;
    readonly clear: () => void;
}

export type Send = (request: Request, cookies: CookieExchange) => Promise<Response>;

export interface TestAuthenticator extends WebAuthn {
    readonly answer: (behaviour: 'confirm' | 'decline' | 'wait') => void;
    readonly choose: () => void;
    readonly waiting: () => readonly ('create' | 'get' | 'conditional')[];
    readonly size: () => number;
    readonly rewind: () => void;
}

export interface TestAuthenticatorOptions {
    readonly origin?: string;
    readonly deviceType?: 'Platform' | 'CrossPlatform';
    readonly isResident?: boolean;
    readonly verifiesPerson?: boolean;
    readonly hasAutofill?: boolean;
}

export interface TestBrowser {
    readonly fetch: typeof fetch;
    readonly signIn: (email: string) => void;
    readonly clearCookies: () => void;
}

export interface TestClient {
    readonly client: Client;
    readonly emulator: Emulator;
    readonly browser: TestBrowser;
    readonly openTab: () => Client;
    readonly advance: (ms: number) => void;
}

export interface TestClientOptions extends Omit<ClientOptions, 'baseUrl' | 'preview'> {
    readonly signedInAs?: string | null;
    readonly emulator?: EmulatorOptions;
}

export interface TestProvider {
    readonly emulator: Emulator;
    readonly baseUrl: string;
    readonly openBrowser: () => TestBrowser;
}

export function createCookieJar(now: () => number): CookieJar;

export function createTestAuthenticator(options?: TestAuthenticatorOptions): TestAuthenticator;

export function createTestClient({ signedInAs, emulator: options, ports, ...clientOptions }?: TestClientOptions): TestClient;

export function createTestProvider(options?: EmulatorOptions): TestProvider;

export const demoAuthenticatorSecret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

export const demoPassword = "Portico-demo-1";

export const demoRecoveryCode = "PORTICO-RECOVERY-1";

export function totp(secret: string, now: number): string;

export function withCookieJar(send: Send, jar: CookieJar): (request: Request) => Promise<Response>;
