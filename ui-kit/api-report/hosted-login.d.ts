// The public surface of this entry, written by "npm run api-report". Do not edit.

export function HostedLoginCallbackPage({ fixed, ...settings }: HostedLoginCallbackPageProps): ReactElement;

export interface HostedLoginCallbackPageProps extends ScreenSettings<LoginSlots> {
    readonly fixed?: FixedFlow<HostedLoginStep> | undefined;
}
