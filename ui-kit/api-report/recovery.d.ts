// The public surface of this entry, written by "npm run api-report". Do not edit.

export const ForgotPasswordPage: (props: ForgotPasswordPageProps) => ReactElement;

export interface ForgotPasswordPageProps extends FlowPageProps {
}

export const ResetPasswordPage: (props: ResetPasswordPageProps) => ReactElement;

export interface ResetPasswordPageProps extends FlowPageProps {
}
