import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { withoutAddress } from '../../../core/lists/list-address.ts'
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
  UsageOptions,
  UsageState,
} from './types.ts'
import { firstChoice, readUsageAddress, writeUsageAddress } from './usage-address.ts'
import { usageCsv } from './usage-csv.ts'
import { usageOf } from './usage-of.ts'

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
