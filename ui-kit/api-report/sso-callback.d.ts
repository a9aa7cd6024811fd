// The public surface of this entry, written by "npm run api-report". Do not edit.

export const SsoCallbackPage: (props: SsoCallbackPageProps) => ReactElement;

export interface SsoCallbackPageProps extends FlowPageProps {
}
