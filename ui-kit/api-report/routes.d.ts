// The public surface of this entry, written by "npm run api-report". Do not edit.

export function LogOutPage({ fixed, ...settings }: LogOutPageProps): ReactElement;

export interface LogOutPageProps extends ScreenSettings<LoginSlots> {
    readonly fixed?: FixedFlow<LogOutStep> | undefined;
}

export function MobileAuthenticatorPage(settings: MobileAuthenticatorPageProps): ReactElement;

export interface MobileAuthenticatorPageProps extends ScreenSettings<LoginSlots> {
}

export function OpenAppPage({ fixed, ...settings }: OpenAppPageProps): ReactElement;

export interface OpenAppPageProps extends ScreenSettings<LoginSlots> {
    readonly fixed?: FixedFlow<OpenAppStep> | undefined;
}
