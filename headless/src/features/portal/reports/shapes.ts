import type { Shape } from '../../../core/shape.ts'
import type { ReportRun } from './run-types.ts'
import type { PortalReport } from './types.ts'

/** The types of the members of {@link ReportRun}. */
export const reportRunShape: Shape<ReportRun> = {
  id: 'string',
  createdAt: 'text',
  trigger: 'string',
  hasFailed: 'flag',
  sentTo: ['string'],
  failed: ['string'],
  'reason|null': 'string',
}

/** The types of the members of {@link PortalReport}. */
export const portalReportShape: Shape<PortalReport> = {
  id: 'string',
  name: 'name',
  description: 'text',
  status: 'text',
  output: 'string',
  'schedule|null': {
    interval: 'string',
    cron: 'text',
    'times|null': { weekdays: ['number'], hour: 'number', minute: 'number' },
    timezone: 'text',
    isActive: 'flag',
    filters: 'dictionary',
  },
  filters: [{ type: 'text', config: 'dictionary' }],
  'recipients|null': ['string'],
  'nextRunAt|null': 'string',
  'lastRun|null': reportRunShape,
  createdAt: 'text',
  updatedAt: 'text',
}
