// The public surface of this entry, written by "npm run api-report". Do not edit.

export function SocialCallbackPage({ links, fixed, ...settings }: SocialCallbackPageProps): ReactElement;

export interface SocialCallbackPageProps extends Omit<LoginPageProps, 'fixed'> {
    readonly fixed?: FixedFlow<SocialStep> | undefined;
}
