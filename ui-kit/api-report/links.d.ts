// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface FixedActing {
    readonly actor: string;
    readonly name: string;
    readonly isLeaving?: boolean | undefined;
}

export function ImpersonationBanner({ fixed, ...settings }: ImpersonationBannerProps): ReactElement | null;

export interface ImpersonationBannerProps extends ScreenSettings<FrameSlots> {
    readonly fixed?: FixedActing | undefined;
}

export const ImpersonationPage: (props: ImpersonationPageProps) => ReactElement;

export interface ImpersonationPageProps extends FlowPageProps<FixedFlow<ImpersonationStep>> {
}

export const UnlockPage: (props: UnlockPageProps) => ReactElement;

export interface UnlockPageProps extends FlowPageProps<FixedFlow<UnlockStep>> {
}
