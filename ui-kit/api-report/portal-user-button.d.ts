// The public surface of this entry, written by "npm run api-report". Do not edit.

export function UserButton(props: UserButtonProps): ReactElement | null;

export interface UserButtonProps extends ScreenSettings<FrameSlots & PortalSlots>, Pick<UserControlProps, 'items' | 'sections' | 'leave' | 'align'> {
    readonly isWide?: boolean | undefined;
    readonly hasPortal?: boolean | undefined;
}
