// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface AuthenticatedPage<Page> {
    context(): {
        newCDPSession(page: Page): Promise<WebAuthnCommands>;
    };
}

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

export interface DeviceId {
    readonly authenticatorId: string;
}

export interface DeviceParameters {
    readonly protocol: 'ctap2';
    readonly transport: 'internal' | 'usb';
    readonly hasResidentKey: boolean;
    readonly hasUserVerification: boolean;
    readonly isUserVerified: boolean;
    readonly automaticPresenceSimulation: boolean;
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

export interface VirtualAuthenticator {
    readonly answer: (behaviour: 'confirm' | 'decline' | 'wait') => Promise<void>;
    readonly size: () => Promise<number>;
}

export interface VirtualAuthenticatorOptions {
    readonly deviceType?: 'Platform' | 'CrossPlatform';
    readonly isResident?: boolean;
}

export interface WebAuthnCommands {
    send(command: 'WebAuthn.enable'): Promise<unknown>;
    send(command: 'WebAuthn.addVirtualAuthenticator', parameters: {
        options: DeviceParameters;
    }): Promise<DeviceId>;
    send(command: 'WebAuthn.getCredentials', parameters: DeviceId): Promise<{
        credentials: readonly object[];
    }>;
    send(command: 'WebAuthn.setAutomaticPresenceSimulation', parameters: DeviceId & {
        enabled: boolean;
    }): Promise<unknown>;
    send(command: 'WebAuthn.setUserVerified', parameters: DeviceId & {
        isUserVerified: boolean;
    }): Promise<unknown>;
}

export function answerInPlaceOf(context: RoutedContext, { url }: Pick<EmulatorServer, 'url'>, builtFor: string): Promise<void>;

export function emulatorFixture(options?: ServeOptions): ({}: object, use: (server: EmulatorServer) => Promise<void>) => Promise<void>;

export function holdClocks({ clock }: ClockedPage, { emulator }: Pick<EmulatorServer, 'emulator'>): Promise<HeldClocks>;

export function signedInAs(context: CookieContext, { url, emulator }: Pick<EmulatorServer, 'url' | 'emulator'>, email: string): Promise<void>;

export function virtualAuthenticator<Page extends AuthenticatedPage<Page>>(page: Page, { deviceType, isResident }?: VirtualAuthenticatorOptions): Promise<VirtualAuthenticator>;
