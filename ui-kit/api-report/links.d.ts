// The public surface of this entry, written by "npm run api-report". Do not edit.

export function ImpersonationBanner(settings: ImpersonationBannerProps): ReactElement | null;

export interface ImpersonationBannerProps extends ScreenSettings<FrameSlots> {
}

export const ImpersonationPage: (props: ImpersonationPageProps) => ReactElement;

export interface ImpersonationPageProps extends FlowPageProps {
}

export const UnlockPage: (props: UnlockPageProps) => ReactElement;

export interface UnlockPageProps extends FlowPageProps {
}
