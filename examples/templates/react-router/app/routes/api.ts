import { portico } from '../portico.server.ts'

/** The calls of the browser go through the application, which keeps the session in a cookie of its own. */
export const loader = portico.handle
export const action = portico.handle
