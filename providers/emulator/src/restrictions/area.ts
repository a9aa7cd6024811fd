import { area } from '../calls/area.ts'
import { restrictionRecords } from '../core/restriction-records.ts'
import { domainHandlers } from './domain-handlers.ts'
import { ipHandlers } from './ip-handlers.ts'

/** The IP addresses from which a tenant may be used, and the e-mail domains whose addresses may join it. */
export const restrictions = area({ records: restrictionRecords, handlers: { ...ipHandlers, ...domainHandlers } })
