// The public surface of this entry, written by "npm run api-report". Do not edit.

export const HostedLoginCallbackPage: (props: HostedLoginCallbackPageProps) => ReactElement;

export interface HostedLoginCallbackPageProps extends FlowPageProps {
}
