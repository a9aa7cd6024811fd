import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { readOnlyRecord } from '../../../core/lists/single-record.ts'
import { shaped } from '../../../core/shape.ts'
import { slackWorkspaceShape } from './shapes.ts'
import { slackCalls } from './slack-calls.ts'
import { askConsent, finishConsent } from './slack-consent.ts'
import type { AskSlackInput, ConnectSlackInput, SlackWorkspaceActions, SlackWorkspaceState } from './slack-types.ts'

/** The workspace of Slack that the tenant has connected. */
export const slackWorkspaceFeature: Feature<SlackWorkspaceState, SlackWorkspaceActions> = {
  name: 'slack-workspace',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['slack-channel'],
  state: () => ({ value: null, consent: { name: 'none' } }),
  actions(tools) {
    const { client, task } = tools
    const calls = slackCalls(client)
    return {
      ...readOnlyRecord(tools, async (signal) => {
        // A person who may not see the application can still use its workspace.
        const application = calls.application(signal).catch(() => null)
        const isConnected = (await calls.subscriptions(signal)) !== null
        const channels = isConnected ? await calls.channels(signal) : []
        return shaped({ isConnected, clientId: (await application)?.clientId ?? null, channels }, slackWorkspaceShape)
      }),
      askConsent: task('single', ({ signal }, input: AskSlackInput | undefined) =>
        askConsent(client, calls, input ?? {}, signal),
      ),
      finishConsent: task('single', (call) => finishConsent(client, calls, call), { changes: ['slack-channel'] }),
      connect: task(
        'single',
        async ({ signal }, { code }: ConnectSlackInput) => void (await calls.connect(code, signal)),
        {
          changes: ['slack-channel'],
        },
      ),
    }
  },
  start: loadWhileSignedIn,
}
