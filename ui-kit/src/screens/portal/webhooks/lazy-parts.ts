/** The page of a webhook and the dialogs: one chunk, because many people only see the list. */
export { MessageDialog } from './message-dialog.tsx'
export { SlackDialog } from './slack-dialog.tsx'
export { TestDialog } from './test-dialog.tsx'
export { WebhookDialog } from './webhook-form.tsx'
export { WebhookPage } from './webhook-page.tsx'
