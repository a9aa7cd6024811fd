// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface TenantControlProps {
    readonly name?: string | undefined;
    readonly leave?: ((go: () => void) => void) | undefined;
    readonly align?: 'start' | 'end' | undefined;
}

export function TenantSwitcher({ leave, align, ...settings }: TenantSwitcherProps): ReactElement | null;

export interface TenantSwitcherProps extends ScreenSettings<FrameSlots & PortalSlots>, Pick<TenantControlProps, 'leave' | 'align'> {
}
