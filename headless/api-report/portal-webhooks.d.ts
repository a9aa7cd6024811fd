// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface AskSlackInput {
    readonly scope?: string;
    readonly returnUrl?: string;
}

export interface ChannelEvent {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly categoryId: string;
    readonly categoryName: string;
}

export interface ChannelEventsActions extends WholeListActions<ChannelEvent> {
}

export interface ChannelEventsOptions {
    readonly channel: EventChannel;
}

export interface ChannelEventsState extends ListState<ChannelEvent> {
}

export interface ConnectSlackInput {
    readonly code: string;
}

export interface CreateEventMessageInput {
    readonly id: string;
    readonly recipients: readonly string[];
    readonly isEnabled?: boolean;
}

export interface CreateSlackEventInput {
    readonly eventKey: string;
    readonly channelIds: readonly string[];
    readonly message?: string | null;
    readonly isActive?: boolean;
}

export interface CreateWebhookInput {
    readonly name: string;
    readonly description?: string;
    readonly url: string;
    readonly secret?: string | null;
    readonly eventKeys: readonly string[];
    readonly isActive?: boolean;
}

export type EventChannel = 'email' | 'slack' | 'sms' | 'webhook';

export interface EventMessage {
    readonly id: string;
    readonly name: string;
    readonly categoryName: string;
    readonly isEnabled: boolean;
    readonly recipients: readonly string[];
}

export type EventMessageChannel = 'email' | 'sms';

export interface EventMessagesActions extends WholeListActions<EventMessage> {
    create(input: CreateEventMessageInput): Promise<Outcome>;
    update(input: UpdateEventMessageInput): Promise<Outcome>;
    remove(input: RowInput): Promise<Outcome>;
}

export interface EventMessagesState extends ListState<EventMessage> {
}

export interface SlackChannel {
    readonly id: string;
    readonly name: string;
}

export type SlackConsent = {
    readonly name: 'none';
} | {
    readonly name: 'connecting';
} | {
    readonly name: 'connected';
} | {
    readonly name: 'denied';
    readonly reason: string;
} | {
    readonly name: 'invalid';
} | {
    readonly name: 'expired';
} | {
    readonly name: 'failed';
    readonly error: PorticoError;
};

export interface SlackEvent {
    readonly id: string;
    readonly subscriptionId: string;
    readonly eventKey: string;
    readonly name: string;
    readonly isActive: boolean;
    readonly channelIds: readonly string[];
    readonly title: string | null;
    readonly message: string | null;
}

export interface SlackEventsActions extends WholeListActions<SlackEvent> {
    create(input: CreateSlackEventInput): Promise<Outcome>;
    update(input: UpdateSlackEventInput): Promise<Outcome>;
    remove(input: RowInput): Promise<Outcome>;
}

export interface SlackEventsState extends ListState<SlackEvent> {
}

export interface SlackWorkspace {
    readonly isConnected: boolean;
    readonly clientId: string | null;
    readonly channels: readonly SlackChannel[];
}

export interface SlackWorkspaceActions {
    load(): Promise<Outcome>;
    askConsent(input?: AskSlackInput): Promise<Outcome>;
    finishConsent(): Promise<Outcome>;
    connect(input: ConnectSlackInput): Promise<Outcome>;
}

export interface SlackWorkspaceState extends RecordState<SlackWorkspace> {
    readonly consent: SlackConsent;
}

export interface TestWebhookInput {
    readonly url: string;
    readonly secret: Secret | null;
    readonly payload?: Readonly<Record<string, unknown>>;
}

export interface UpdateEventMessageInput {
    readonly id: string;
    readonly isEnabled?: boolean;
    readonly recipients?: readonly string[];
}

export interface UpdateSlackEventInput {
    readonly id: string;
    readonly channelIds?: readonly string[];
    readonly message?: string | null;
    readonly isActive?: boolean;
}

export interface UpdateWebhookInput extends Partial<CreateWebhookInput> {
    readonly id: string;
}

export interface Webhook {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly url: string;
    readonly secret: Secret | null;
    readonly eventKeys: readonly string[];
    readonly isActive: boolean;
    readonly sentCount: number;
    readonly createdAt: string;
    readonly updatedAt: string;
}

export interface WebhookDelivery {
    readonly id: string;
    readonly webhookId: string;
    readonly eventKey: string | null;
    readonly statusCode: number | null;
    readonly isDelivered: boolean;
    readonly body: string;
    readonly tries: number | null;
    readonly payload: string | null;
    readonly duration: number | null;
    readonly createdAt: string | null;
}

export interface WebhookFailing {
    readonly since: string | null;
    readonly count: number;
    readonly isWhole: boolean;
}

export interface WebhookHealth {
    readonly last: WebhookDelivery | null;
    readonly failing: WebhookFailing | null;
}

export interface WebhookHealthActions {
    load(): Promise<Outcome>;
}

export interface WebhookHealthState extends RecordState<WebhookHealth> {
}

export interface WebhookLogFilters {
    readonly isDelivered?: 'true' | 'false';
}

export interface WebhookLogsActions extends ListActions<WebhookLogFilters, never> {
    retry(input: RowInput): Promise<Outcome<WebhookRetryResult>>;
    retryMany(input?: BulkInput): Promise<Outcome<BulkResult>>;
}

export interface WebhookLogsOptions {
    readonly webhookId: string;
}

export interface WebhookLogsState extends ListState<WebhookDelivery> {
    readonly retried: Readonly<Record<string, boolean>>;
}

export interface WebhookRetryResult {
    readonly isAccepted: boolean;
}

export interface WebhookTestResult {
    readonly status: 'success' | 'failed';
    readonly statusCode: number | null;
    readonly message: string;
}

export interface WebhooksActions extends WholeListActions<Webhook> {
    create(input: CreateWebhookInput): Promise<Outcome<string>>;
    update(input: UpdateWebhookInput): Promise<Outcome>;
    remove(input: RowInput): Promise<Outcome>;
    removeMany(input?: BulkInput): Promise<Outcome<BulkResult>>;
    test(input: TestWebhookInput): Promise<Outcome<WebhookTestResult>>;
}

export interface WebhooksState extends ListState<Webhook> {
}

export const channelEventsFeature: Feature<ChannelEventsState, ChannelEventsActions, ChannelEventsOptions>;

export const emailEventsFeature: Feature<EventMessagesState, EventMessagesActions>;

export function isWebhookUrl(url: string): boolean;

export function recipientOf(text: string, channel: EventMessageChannel): string | null;

export const shortestWebhookSecret = 8;

export const slackEventsFeature: Feature<SlackEventsState, SlackEventsActions>;

export const slackWorkspaceFeature: Feature<SlackWorkspaceState, SlackWorkspaceActions>;

export const smsEventsFeature: Feature<EventMessagesState, EventMessagesActions>;

export const useChannelEvents: FeatureHook<ChannelEventsState, ChannelEventsActions, ChannelEventsOptions>;

export const useEmailEvents: FeatureHook<EventMessagesState, EventMessagesActions>;

export const useSlackEvents: FeatureHook<SlackEventsState, SlackEventsActions>;

export const useSlackWorkspace: FeatureHook<SlackWorkspaceState, SlackWorkspaceActions>;

export const useSmsEvents: FeatureHook<EventMessagesState, EventMessagesActions>;

export const useWebhookHealth: FeatureHook<WebhookHealthState, WebhookHealthActions, WebhookLogsOptions>;

export const useWebhookLogs: FeatureHook<WebhookLogsState, WebhookLogsActions, WebhookLogsOptions>;

export const useWebhooks: FeatureHook<WebhooksState, WebhooksActions>;

export const webhookHealthFeature: Feature<WebhookHealthState, WebhookHealthActions, WebhookLogsOptions>;

export const webhookLogsFeature: Feature<WebhookLogsState, WebhookLogsActions, WebhookLogsOptions>;

export const webhooksFeature: Feature<WebhooksState, WebhooksActions>;
