// The public surface of this entry, written by "npm run api-report". Do not edit.

export const LogOutPage: (props: LogOutPageProps) => ReactElement;

export interface LogOutPageProps extends FlowPageProps {
}

export const MobileAuthenticatorPage: (props: MobileAuthenticatorPageProps) => ReactElement;

export interface MobileAuthenticatorPageProps extends FlowPageProps {
}

export const OpenAppPage: (props: OpenAppPageProps) => ReactElement;

export interface OpenAppPageProps extends FlowPageProps {
}
