// The public surface of this entry, written by "npm run api-report". Do not edit.

export const ForgotPasswordPage: (props: RoutePageProps<ForgotPasswordStep>) => ReactElement;

export const ResetPasswordPage: (props: RoutePageProps<ResetPasswordStep>) => ReactElement;
