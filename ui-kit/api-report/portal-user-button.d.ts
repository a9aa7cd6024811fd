// The public surface of this entry, written by "npm run api-report". Do not edit.

export function UserButton(props: UserButtonProps): ReactElement | null;

export interface UserButtonProps extends ScreenSettings<FrameSlots & PortalSlots>, Pick<UserControlProps, 'items' | 'sections' | 'leave' | 'align'> {
    readonly isWide?: boolean | undefined;
    readonly hasPortal?: boolean | undefined;
}

export interface UserControlProps extends Pick<UserMenuProps, 'items' | 'sections' | 'portalEntries'> {
    readonly isCompact: boolean;
    readonly hasTenants: boolean;
    readonly leave?: ((go: () => void) => void) | undefined;
    readonly align?: 'start' | 'end' | undefined;
}

export interface UserMenuProps extends Pick<MenuProps, 'anchor' | 'isOpen' | 'onOpenChange' | 'focus' | 'align'> {
    readonly items?: readonly MenuAction[] | undefined;
    readonly sections?: AdminPortalProps['sections'];
    readonly portalEntries: 'all' | 'own' | 'none';
    readonly onTenants?: (() => void) | undefined;
    readonly leave: (go: () => void) => void;
}
