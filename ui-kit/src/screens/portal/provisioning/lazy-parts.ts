/** The page of a connection and its set-up: one chunk, because many people only see the list. */
export { ConnectionPage } from './connection-page.tsx'
export { SetUpPage } from './set-up/set-up-page.tsx'
