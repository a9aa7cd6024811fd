import type { UsageStep } from '../../../client/index.ts'
import { writeParameters } from '../../../core/page-parameters.ts'
import type { PagePort } from '../../../core/ports/ports.ts'
import { auditPeriodText, readAuditPeriod } from '../audits/index.ts'
import type { UsageState } from './types.ts'

/** The part of the state that the address of the page can hold. */
type Choice = Pick<UsageState, 'period' | 'step'>

/** The choice at first, which the address does not hold. */
export const firstChoice: Choice = { period: { days: 30 }, step: 'day' }

/** The part of a choice that the address of the page holds. Unreadable values are left out. */
export function readUsageAddress(page: Pick<PagePort, 'url'>, name: string): Partial<Choice> {
  const params = page.url()?.searchParams
  const period = readAuditPeriod(params?.get(`${name}.period`) ?? '')
  const step = steps.find((one) => one === params?.get(`${name}.step`))
  return { ...(period && !('day' in period) && !('month' in period) && { period }), ...(step && { step }) }
}

/** Writes a choice into the address of the page, in place of the present entry of the history. */
export function writeUsageAddress(page: Pick<PagePort, 'url' | 'move'>, name: string, { period, step }: Choice): void {
  const text = auditPeriodText(period)
  writeParameters(page, name, {
    period: text === auditPeriodText(firstChoice.period) ? '' : text,
    step: step === firstChoice.step ? '' : step,
  })
}

const steps: readonly UsageStep[] = ['day', 'week', 'month']
