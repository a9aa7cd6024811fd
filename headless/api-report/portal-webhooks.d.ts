// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface ChangeSlackEventInput {
    readonly id: string;
    readonly channelIds?: readonly string[];
    readonly message?: string | null;
    readonly isActive?: boolean;
}

export interface ChangeWebhookInput extends Partial<CreateWebhookInput> {
    readonly id: string;
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

export type MessageChannel = 'email' | 'sms';

export interface MessageEvent {
    readonly id: string;
    readonly name: string;
    readonly categoryName: string;
    readonly isEnabled: boolean;
    readonly recipients: readonly string[];
}

export interface MessageEventsActions extends WholeListActions<MessageEvent> {
    save(input: SaveMessageEventInput): Promise<Outcome>;
    remove(input: RemoveMessageEventInput): Promise<Outcome>;
}

export interface MessageEventsState extends ListState<MessageEvent> {
}

export interface RemoveMessageEventInput {
    readonly id: string;
}

export interface RemoveSlackEventInput {
    readonly id: string;
}

export interface RemoveWebhookInput {
    readonly id: string;
}

export interface RetryWebhookInput {
    readonly id: string;
}

export interface SaveMessageEventInput {
    readonly id: string;
    readonly isEnabled?: boolean;
    readonly recipients?: readonly string[];
}

export interface SlackChannel {
    readonly id: string;
    readonly name: string;
}

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
    change(input: ChangeSlackEventInput): Promise<Outcome>;
    remove(input: RemoveSlackEventInput): Promise<Outcome>;
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
    connect(input: ConnectSlackInput): Promise<Outcome>;
}

export interface SlackWorkspaceState extends RecordState<SlackWorkspace> {
}

export interface TestWebhookInput {
    readonly url: string;
    readonly secret: Secret | null;
    readonly payload?: Readonly<Record<string, unknown>>;
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
    readonly createdAt: string | null;
}

export interface WebhookLogsActions extends ListActions<NoFilters, never> {
    retry(input: RetryWebhookInput): Promise<Outcome<WebhookRetryResult>>;
}

export interface WebhookLogsOptions {
    readonly webhookId: string;
}

export interface WebhookLogsState extends ListState<WebhookDelivery> {
    readonly retried: Readonly<Record<string, boolean>>;
}

export interface WebhookRetryResult {
    readonly success: boolean;
}

export interface WebhookTestResult {
    readonly status: 'success' | 'failed';
    readonly statusCode: number | null;
    readonly message: string;
}

export interface WebhooksActions extends WholeListActions<Webhook> {
    create(input: CreateWebhookInput): Promise<Outcome<string>>;
    change(input: ChangeWebhookInput): Promise<Outcome>;
    remove(input: RemoveWebhookInput): Promise<Outcome>;
    removeMany(input?: BulkInput): Promise<Outcome<BulkResult>>;
    test(input: TestWebhookInput): Promise<Outcome<WebhookTestResult>>;
}

export interface WebhooksState extends ListState<Webhook> {
}

export const channelEvents: Feature<ChannelEventsState, ChannelEventsActions, ChannelEventsOptions>;

export const emailEvents: Feature<MessageEventsState, MessageEventsActions>;

export function isWebhookUrl(url: string): boolean;

export function recipientOf(text: string, channel: MessageChannel): string | null;

export const shortestWebhookSecret = 8;

export const slackEvents: Feature<SlackEventsState, SlackEventsActions>;

export const slackWorkspace: Feature<SlackWorkspaceState, SlackWorkspaceActions>;

export const smsEvents: Feature<MessageEventsState, MessageEventsActions>;

export const useChannelEvents: FeatureHook<ChannelEventsState, ChannelEventsActions, ChannelEventsOptions>;

export const useEmailEvents: FeatureHook<MessageEventsState, MessageEventsActions>;

export const useSlackEvents: FeatureHook<SlackEventsState, SlackEventsActions>;

export const useSlackWorkspace: FeatureHook<SlackWorkspaceState, SlackWorkspaceActions>;

export const useSmsEvents: FeatureHook<MessageEventsState, MessageEventsActions>;

export const useWebhookLogs: FeatureHook<WebhookLogsState, WebhookLogsActions, WebhookLogsOptions>;

export const useWebhooks: FeatureHook<WebhooksState, WebhooksActions>;

export const webhookErrors: {
    readonly webhookNameRequired: "webhook-name-required";
    readonly webhookUrlInvalid: "webhook-url-invalid";
    readonly webhookSecretShort: "webhook-secret-short";
    readonly webhookEventsRequired: "webhook-events-required";
    readonly webhookGone: "webhook-gone";
    readonly recipientInvalid: "recipient-invalid";
    readonly slackChannelsRequired: "slack-channels-required";
    readonly slackEventGone: "slack-event-gone";
};

export const webhookLogs: Feature<WebhookLogsState, WebhookLogsActions, WebhookLogsOptions>;

export const webhooks: Feature<WebhooksState, WebhooksActions>;
