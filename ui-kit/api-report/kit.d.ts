// The public surface of this entry, written by "npm run api-report". Do not edit.

export function AuthRoutes({ screens, fixed, fallback, children }: AuthRoutesProps): ReactElement;

export interface AuthRoutesProps {
    readonly screens?: RouteScreens | undefined;
    readonly fixed?: RouteName | undefined;
    readonly fallback?: ReactNode;
    readonly children?: ReactNode;
}

export interface KitSlots extends LoginSlots, PortalSlots {
}

export type OutageLook = 'bar' | 'page';

export function OutageNotice({ look, ...settings }: OutageNoticeProps): ReactElement;

export interface OutageNoticeProps extends ScreenSettings<FrameSlots> {
    readonly look?: OutageLook | undefined;
}

export function PorticoKit(props: PorticoKitProps): ReactElement;

export interface PorticoKitProps extends AuthRoutesProps {
    readonly client: Client | ClientOptions | IssuerClientOptions;
    readonly brand?: Brand | undefined;
    readonly appearance?: Appearance | undefined;
    readonly slots?: KitSlots | undefined;
    readonly isolation?: Isolation | undefined;
    readonly locale?: LocaleProviderProps['locale'] | undefined;
    readonly messages?: LocaleProviderProps['messages'] | undefined;
}

export type RouteScreens = Readonly<Partial<Record<ScreenRoute, ComponentType>>>;
