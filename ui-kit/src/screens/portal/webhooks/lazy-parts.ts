/** The form of a webhook, in a dialog and in a page: one chunk. */
export { WebhookDialog } from './webhook-dialog.tsx'
export { WebhookPage } from './webhook-page.tsx'
