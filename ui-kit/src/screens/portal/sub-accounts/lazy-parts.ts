/** The page of an account and the dialogs: one chunk, because many people only see the list. */
export { AccessDialog } from './access-dialog.tsx'
export { AccountPage } from './account-page.tsx'
export { NewAccount } from './new-account.tsx'
export { RenameDialog } from './rename-dialog.tsx'
