/** The page of a connection, its set-up and the older configuration: one chunk, because many people only see the list. */
export { ConnectionPage } from './connection-page.tsx'
export { OlderConfiguration } from './older/older-configuration.tsx'
export { SetUpPage } from './set-up/set-up-page.tsx'
