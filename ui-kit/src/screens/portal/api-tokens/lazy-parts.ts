/** The dialogs of tokens: one chunk, so that the code that shows a secret is there before the secret is. */
export { NewSecret } from './new-secret.tsx'
export { TokenDetails } from './token-details.tsx'
export { TokenDialog } from './token-dialog.tsx'
