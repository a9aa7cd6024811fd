import { portico } from '../../../portico'

/** The calls of the browser go through the application, which keeps the session in a cookie of its own. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = portico.handlers
