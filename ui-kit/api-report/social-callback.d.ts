// The public surface of this entry, written by "npm run api-report". Do not edit.

export const SocialCallbackPage: (props: SocialCallbackPageProps) => ReactElement;

export interface SocialCallbackPageProps extends FlowPageProps {
}
