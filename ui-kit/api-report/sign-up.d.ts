// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface FixedSignUp extends FixedFlow<SignUpStep> {
    readonly fields?: Partial<SignUpState['fields']> | undefined;
}

export const SignUpBox: (props: SignUpBoxProps) => ReactElement;

export interface SignUpBoxProps extends FlowScreenProps<FixedSignUp>, SocialSettings {
    readonly termsUrl?: string | undefined;
    readonly privacyUrl?: string | undefined;
    readonly asksCompany?: boolean | undefined;
    readonly successUrl?: string | undefined;
    readonly readFields?: ((read: (name: string) => string) => SignUpInput['additionalFields']) | undefined;
    readonly otherWays?: ReactNode;
    readonly children?: ReactNode;
}

export const SignUpPage: (props: SignUpPageProps) => ReactElement;

export interface SignUpPageProps extends SignUpBoxProps, Pick<FlowPageProps, 'links'> {
}
