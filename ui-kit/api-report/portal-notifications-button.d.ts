// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface NotificationRowProps {
    readonly notification: PortalNotification;
    readonly error: PorticoError | null;
    readonly onMark: (isRead: boolean) => void;
    readonly onPin: (isPinned: boolean) => void;
    readonly onArchive: () => void;
    readonly onRetry: () => void;
    readonly onLeave: (go: () => void) => void;
    readonly className?: string | undefined;
}

export function NotificationsButton({ align, ...settings }: NotificationsButtonProps): ReactElement | null;

export interface NotificationsButtonProps extends ScreenSettings<FrameSlots & PortalSlots & NotificationsSlots>, NotificationsControlProps {
}

export interface NotificationsControlProps {
    readonly align?: 'start' | 'end' | undefined;
}

export interface NotificationsSlots {
    readonly NotificationRow?: ComponentType<NotificationRowProps> | undefined;
}
