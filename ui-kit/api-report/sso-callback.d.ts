// The public surface of this entry, written by "npm run api-report". Do not edit.

export function SsoCallbackPage({ links, fixed, ...settings }: SsoCallbackPageProps): ReactElement;

export interface SsoCallbackPageProps extends Omit<LoginPageProps, 'fixed'> {
    readonly fixed?: FixedFlow<SsoStep> | undefined;
}
