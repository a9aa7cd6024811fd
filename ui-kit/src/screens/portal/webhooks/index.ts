export type { ConnectSlack } from './use-slack-tab.tsx'
export { WebhooksSection, type WebhooksSectionProps } from './webhooks-section.tsx'
