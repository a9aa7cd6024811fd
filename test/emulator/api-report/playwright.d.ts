// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface ClockedPage {
    readonly clock: {
        readonly install: (options: {
            time: number;
        }) => Promise<void>;
        readonly fastForward: (ms: number) => Promise<void>;
    };
}

export interface CookieContext {
    readonly addCookies: (cookies: {
        name: string;
        value: string;
        url: string;
        httpOnly: boolean;
        sameSite: 'Lax';
    }[]) => Promise<void>;
}

export interface HeldClocks {
    readonly advance: (ms: number) => Promise<void>;
}

export interface RoutedContext {
    readonly route: (address: (url: URL) => boolean, handler: (route: {
        request(): {
            url(): string;
        };
        continue(options: {
            url: string;
        }): Promise<void>;
    }) => Promise<void>) => Promise<unknown>;
}

export function answerInPlaceOf(context: RoutedContext, { url }: Pick<EmulatorServer, 'url'>, builtFor: string): Promise<void>;

export function emulatorFixture(options?: ServeOptions): ({}: object, use: (server: EmulatorServer) => Promise<void>) => Promise<void>;

export function holdClocks({ clock }: ClockedPage, { emulator }: Pick<EmulatorServer, 'emulator'>): Promise<HeldClocks>;

export function signedInAs(context: CookieContext, { url, emulator }: Pick<EmulatorServer, 'url' | 'emulator'>, email: string): Promise<void>;
