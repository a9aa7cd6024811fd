// The public surface of this entry, written by "npm run api-report". Do not edit.

export function PorticoKit({ client: given, ...props }: PorticoKitProps): ReactElement;

export interface PorticoKitProps {
    readonly client: Client | ClientOptions;
    readonly screens?: Readonly<Partial<Record<RouteName, ComponentType>>> | undefined;
    readonly brand?: Brand | undefined;
    readonly appearance?: Appearance | undefined;
    readonly slots?: LoginSlots | undefined;
    readonly isolation?: Isolation | undefined;
    readonly locale?: LocaleProviderProps['locale'] | undefined;
    readonly messages?: LocaleProviderProps['messages'] | undefined;
    readonly children?: ReactNode;
}
