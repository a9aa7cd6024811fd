// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface MarkNotificationInput extends ListRow {
    readonly isRead: boolean;
}

export interface NotificationAction {
    readonly id: string;
    readonly name: string;
    readonly url: string;
}

export interface NotificationsActions extends Pick<ListActions, 'load' | 'goToPage' | 'retryRow' | 'rowState'> {
    mark(input: MarkNotificationInput): Promise<Outcome>;
    markAllRead(): Promise<Outcome>;
    pin(input: PinNotificationInput): Promise<Outcome>;
    archive(input: ListRow): Promise<Outcome>;
}

export interface NotificationsState extends ListState<PortalNotification> {
}

export interface PinNotificationInput extends ListRow {
    readonly isPinned: boolean;
}

export interface PortalNotification {
    readonly id: string;
    readonly key: string;
    readonly title: string;
    readonly body: string;
    readonly severity: string;
    readonly url: string | null;
    readonly isRead: boolean;
    readonly isPinned: boolean;
    readonly createdAt: string;
    readonly actions: readonly NotificationAction[];
}

export const notificationsFeature: Feature<NotificationsState, NotificationsActions>;

export const useNotifications: FeatureHook<NotificationsState, NotificationsActions>;
