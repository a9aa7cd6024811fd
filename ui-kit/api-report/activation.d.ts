// The public surface of this entry, written by "npm run api-report". Do not edit.

export const ActivationBox: (props: ActivationBoxProps) => ReactElement;

export interface ActivationBoxProps extends FlowScreenProps, Pick<TermsProps, 'termsUrl' | 'privacyUrl'> {
}

export const ActivationCodePage: typeof ActivationPage;

export const ActivationPage: (props: ActivationPageProps) => ReactElement;

export interface ActivationPageProps extends ActivationBoxProps, Pick<FlowPageProps, 'links'> {
}
