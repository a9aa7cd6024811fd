import { area } from '../calls/area.ts'
import { memberHandlers } from './member-handlers.ts'
import { userHandlers } from './user-handlers.ts'

/** The users of a tenant, as its administrators list and change them. */
export const users = area({ handlers: { ...userHandlers, ...memberHandlers } })
