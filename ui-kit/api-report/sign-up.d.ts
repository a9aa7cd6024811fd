// The public surface of this entry, written by "npm run api-report". Do not edit.

export function OwnField(props: OwnFieldProps): ReactElement;

export interface OwnFieldError {
    readonly error: string | null;
    readonly attempt: unknown;
}

export interface OwnFieldProps extends Omit<TextFieldProps, 'error' | 'attempt'> {
}

export type OwnFieldTexts = Readonly<Record<string, string>>;

export interface OwnFields {
    readonly names: readonly string[];
    readonly check?: OwnFieldsCheck | undefined;
}

export type OwnFieldsCheck = StandardSchemaV1<OwnFieldTexts, Readonly<Record<string, unknown>>> | ((texts: OwnFieldTexts) => CheckedFields | Promise<CheckedFields>);

export const SignUpBox: (props: SignUpBoxProps) => ReactElement;

export interface SignUpBoxProps extends FlowScreenProps, SocialSettings {
    readonly termsUrl?: string | undefined;
    readonly privacyUrl?: string | undefined;
    readonly asksCompany?: boolean | undefined;
    readonly successUrl?: string | undefined;
    readonly ownFields?: OwnFields | undefined;
    readonly otherWays?: ReactNode;
    readonly children?: ReactNode;
}

export const SignUpPage: (props: SignUpPageProps) => ReactElement;

export interface SignUpPageProps extends SignUpBoxProps, Pick<FlowPageProps, 'links'> {
}

export function useOwnFieldError(name: string): OwnFieldError;
