// The public surface of this entry, written by "npm run api-report". Do not edit.

export function ActivationBox({ slots, appearance, isolation, ...flow }: ActivationBoxProps): ReactElement;

export interface ActivationBoxProps extends ScreenSettings<LoginSlots>, Pick<TermsProps, 'termsUrl' | 'privacyUrl'> {
    readonly fixed?: FixedActivation | undefined;
}

export const ActivationCodePage: typeof ActivationPage;

export function ActivationPage({ slots, appearance, isolation, links, ...flow }: ActivationPageProps): ReactElement;

export interface ActivationPageProps extends ActivationBoxProps, Pick<LoginPageProps, 'links'> {
}

export interface FixedActivation extends FixedFlow<ActivationStep> {
    readonly email?: string | undefined;
}
