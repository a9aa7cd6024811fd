import {
  type Feature,
  loadWhileSignedIn,
  type UsageNumbers,
  type UsageQuery,
  type UsageStep,
} from '../../../client/index.ts'
import { withoutAddress } from '../../../core/lists/list-address.ts'
import { writeParameters } from '../../../core/page-parameters.ts'
import type { PagePort } from '../../../core/ports/ports.ts'
import { type Shape, shaped } from '../../../core/shape.ts'
import { accountZone } from '../account-settings/internal.ts'
import { auditPeriodText, readAuditPeriod } from '../audits/index.ts'
import { daysBefore, daysOf, nameOf, readUsage } from './read-usage.ts'
import type {
  ExportUsageInput,
  SetSubAccountsInput,
  SetUsagePeriodInput,
  SetUsageStepInput,
  Usage,
  UsageActions,
  UsageFile,
  UsageOptions,
  UsageState,
} from './types.ts'
import { usageCsv } from './usage-csv.ts'

const totalsShape = {
  'members?': 'number',
  'activePeople?': 'number',
  'signIns?': 'number',
  'tokenCalls?': 'number',
} as const

const bucketShape = { ...totalsShape, from: 'text', to: 'text' } as const

/** The types of the members of {@link Usage}. */
const usageShape: Shape<Usage> = {
  from: 'text',
  to: 'text',
  step: 'string',
  hasSubAccounts: 'flag',
  'members|null': { used: 'number', 'limit?|null': 'number' },
  'secondStep|null': { covered: 'number', total: 'number' },
  totals: totalsShape,
  'before|null': bucketShape,
  buckets: [bucketShape],
  'signInWays|null': [{ way: 'string', count: 'number', 'before?': 'number' }],
  'tokens|null': [{ id: 'string', name: 'name', calls: 'number', 'refused?': 'number', 'before?': 'number' }],
  'features|null': [
    {
      key: 'string',
      'name?': 'string',
      used: 'number',
      'limit?|null': 'number',
      'countsFrom?|null': 'string',
      'resetsAt?|null': 'string',
    },
  ],
  'accounts|null': [{ ...totalsShape, tenantId: 'string', name: 'name' }],
}

/** The choice at first, which the address does not hold. */
const firstChoice: Choice = { period: { days: 30 }, step: 'day' }

const steps: readonly UsageStep[] = ['day', 'week', 'month']

/** The usage of the tenant over a period, beside the period before. */
export const usageFeature: Feature<UsageState, UsageActions, UsageOptions | undefined> = {
  name: 'usage',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['usage', 'people', 'factors', 'api-tokens', 'sso-connections', 'webhooks', 'sub-accounts', 'subscription'],
  identity: withoutAddress,
  state: () => ({ value: null, ...firstChoice, hasSubAccounts: false, isOffered: null }),
  actions({ client, task, step, state, isShown, actions }, { address } = {}) {
    const { page } = client.ports
    return {
      load: task('latest', async ({ set, signal }) => {
        if (address && state().isOffered === null) set(readUsageAddress(page, address))
        const zone = await accountZone(client)
        const { period, step, hasSubAccounts } = state()
        const days = daysOf(period, client.ports.clock.now(), zone)
        const query = { ...days, step, timeZone: nameOf(zone), hasSubAccounts }
        const numbers = await readUsage(client, { ...query, signal })
        set({ isOffered: numbers !== null, value: numbers === null ? null : usageOf(numbers, query) })
        // Usage that has left the screen has no part in the address of another page.
        if (address && isShown()) writeUsageAddress(page, address, state())
      }),
      setPeriod: changing(({ period }: SetUsagePeriodInput) => ({ period })),
      setStep: changing(({ step }: SetUsageStepInput) => ({ step })),
      setSubAccounts: changing(({ isIncluded }: SetSubAccountsInput) => ({ hasSubAccounts: isIncluded })),
      exportCsv: task(
        'single',
        async (_, { fileName = 'usage.csv', words }: ExportUsageInput = {}): Promise<UsageFile> => {
          return {
            name: fileName,
            content: new Blob([usageCsv(state().value, words)], { type: 'text/csv;charset=utf-8' }),
          }
        },
      ),
    }

    function changing<Input>(change: (input: Input) => Partial<UsageState>) {
      return step(({ set }, input: Input) => {
        set(change(input))
        void actions().load()
      })
    }
  },
  start: loadWhileSignedIn,
}

/** The usage of an answer of the provider, or of the application. */
function usageOf(numbers: UsageNumbers, { from, to, step, hasSubAccounts }: Omit<UsageQuery, 'signal'>): Usage {
  const { members, secondStep, totals, before, buckets, signInWays, tokens, features, accounts } = numbers
  const usage = {
    from,
    to,
    step,
    hasSubAccounts,
    members: members ?? null,
    secondStep: secondStep ?? null,
    totals: totals ?? {},
    before: before ? { ...before, ...daysBefore(from, to) } : null,
    buckets: buckets ?? [],
    signInWays: signInWays ?? null,
    tokens: tokens ?? null,
    features: features ?? null,
    accounts: accounts ?? null,
  }
  return shaped(usage, usageShape)
}

/** The part of the state that the address of the page can hold. */
type Choice = Pick<UsageState, 'period' | 'step'>

/** The part of a choice that the address of the page holds. Unreadable values are left out. */
function readUsageAddress(page: Pick<PagePort, 'url'>, name: string): Partial<Choice> {
  const params = page.url()?.searchParams
  const period = readAuditPeriod(params?.get(`${name}.period`) ?? '')
  const step = steps.find((one) => one === params?.get(`${name}.step`))
  return { ...(period && !('day' in period) && !('month' in period) && { period }), ...(step && { step }) }
}

/** Writes a choice into the address of the page, in place of the present entry of the history. */
function writeUsageAddress(page: Pick<PagePort, 'url' | 'move'>, name: string, { period, step }: Choice): void {
  const text = auditPeriodText(period)
  writeParameters(page, name, {
    period: text === auditPeriodText(firstChoice.period) ? '' : text,
    step: step === firstChoice.step ? '' : step,
  })
}
