// The public surface of this entry, written by "npm run api-report". Do not edit.

export type NativeCapability = 'loginWithSSO' | 'loginWithSocialLogin' | 'loginWithSocialLoginProvider' | 'loginWithCustomSocialLoginProvider' | 'suggestSavePassword' | 'getTokens' | 'requestAuthorize' | 'closeWindow' | 'shouldPromptSocialLoginConsent';

export type NativePorts = Pick<Ports, 'native'>;

export interface NativeSocialLogin {
    readonly provider?: string | undefined;
    readonly customProviderId?: string | undefined;
    readonly address?: string | undefined;
}

export interface SuggestedPassword {
    readonly email: string;
    readonly password: string;
}

export function askNative(ports: Pick<Ports, 'native' | 'clock'>, name: NativeCapability, signal?: AbortSignal): Promise<unknown>;

export function canNatively(ports: Pick<Ports, 'native'>, name: NativeCapability): boolean;

export function nativeTokens(ports: Pick<Ports, 'native' | 'clock'>, signal: AbortSignal): Promise<{
    readonly accessToken: string;
}>;

export function socialNatively(ports: NativePorts, { provider, customProviderId, address }: NativeSocialLogin): boolean;

export function ssoNatively(ports: NativePorts, email: string): boolean;

export function suggestSavePassword(ports: NativePorts, password: SuggestedPassword): void;

export function tellNative(ports: Pick<Ports, 'native'>, name: NativeCapability, values: Readonly<Record<string, string>>): void;
