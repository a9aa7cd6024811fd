// The public surface of this entry, written by "npm run api-report". Do not edit.

export function TenantSwitcher({ leave, align, ...settings }: TenantSwitcherProps): ReactElement | null;

export interface TenantSwitcherProps extends ScreenSettings<FrameSlots & PortalSlots>, Pick<TenantControlProps, 'leave' | 'align'> {
}
