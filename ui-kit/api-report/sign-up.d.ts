// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface FixedSignUp extends FixedFlow<SignUpStep> {
    readonly fields?: Partial<SignUpState['fields']> | undefined;
}

export function SignUpBox({ slots, appearance, isolation, ...flow }: SignUpBoxProps): ReactElement;

export interface SignUpBoxProps extends ScreenSettings<LoginSlots> {
    readonly termsUrl?: string | undefined;
    readonly privacyUrl?: string | undefined;
    readonly asksCompany?: boolean | undefined;
    readonly successUrl?: string | undefined;
    readonly readFields?: ((read: (name: string) => string) => SignUpInput['additionalFields']) | undefined;
    readonly otherWays?: ReactNode;
    readonly children?: ReactNode;
    readonly fixed?: FixedSignUp | undefined;
}

export function SignUpPage({ slots, appearance, isolation, links, ...flow }: SignUpPageProps): ReactElement;

export interface SignUpPageProps extends SignUpBoxProps, Pick<LoginPageProps, 'links'> {
}
