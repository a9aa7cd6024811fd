/** The dialogs of connections: one chunk, so that the code that shows a token is there before the token is. */
export { ConnectionDialog } from './connection-dialog.tsx'
export { NewConnection } from './new-connection.tsx'
export { NewToken } from './new-token.tsx'
