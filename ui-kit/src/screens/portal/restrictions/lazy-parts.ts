/** The dialogs of restrictions: one chunk, which loads while the page is idle. */
export { DomainDialog } from './domain-dialog.tsx'
export { IpDialog } from './ip-dialog.tsx'
export { PasteDialog } from './paste-dialog.tsx'
