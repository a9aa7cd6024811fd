// The public surface of this entry, written by "npm run api-report". Do not edit.

export const InvitationBox: (props: InvitationBoxProps) => ReactElement;

export interface InvitationBoxProps extends FlowScreenProps {
}

export const InvitationCodePage: typeof InvitationPage;

export const InvitationPage: (props: InvitationPageProps) => ReactElement;

export interface InvitationPageProps extends FlowPageProps {
}
