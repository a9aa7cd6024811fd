import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { accountZone } from '../account-settings/internal.ts'
import { daysOf } from './period-days.ts'
import { nameOf, readUsage } from './read-usage.ts'
import type {
  ExportUsageInput,
  SetSubAccountsInput,
  SetUsagePeriodInput,
  SetUsageStepInput,
  UsageActions,
  UsageFile,
  UsageState,
} from './types.ts'
import { usageCsv } from './usage-csv.ts'
import { usageOf } from './usage-of.ts'

/** The usage of the tenant over a period, beside the period before. */
export const usageFeature: Feature<UsageState, UsageActions> = {
  name: 'usage',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['usage', 'people', 'factors', 'api-tokens', 'sso-connections', 'webhooks', 'sub-accounts', 'subscription'],
  state: () => ({ value: null, period: { days: 30 }, step: 'day', hasSubAccounts: false, isOffered: null }),
  actions({ client, task, step, state, actions }) {
    return {
      load: task('latest', async ({ set, signal }) => {
        const zone = await accountZone(client)
        const { period, step, hasSubAccounts } = state()
        const days = daysOf(period, client.ports.clock.now(), zone)
        const query = { ...days, step, timeZone: nameOf(zone), hasSubAccounts }
        const numbers = await readUsage(client, { ...query, signal })
        set({ isOffered: numbers !== null, value: numbers && usageOf(numbers, query) })
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
