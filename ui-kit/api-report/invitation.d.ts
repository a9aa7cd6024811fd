// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface FixedInvitation extends FixedFlow<InvitationStep> {
}

export function InvitationBox({ fixed, ...settings }: InvitationBoxProps): ReactElement;

export interface InvitationBoxProps extends ScreenSettings<LoginSlots> {
    readonly fixed?: FixedInvitation | undefined;
}

export const InvitationCodePage: typeof InvitationPage;

export function InvitationPage({ links, fixed, ...settings }: InvitationPageProps): ReactElement;

export interface InvitationPageProps extends InvitationBoxProps, Pick<LoginPageProps, 'links'> {
}
