export type { ConnectSlack } from '../../../frame/portal/connect-slack.ts'
export { WebhooksSection, type WebhooksSectionProps } from './webhooks-section.tsx'
