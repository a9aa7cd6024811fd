import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { PorticoError } from '../../../core/errors.ts'
import { inTurn } from '../../../core/in-turn.ts'
import { emptyList } from '../../../core/lists/list.ts'
import { listing } from '../../../core/lists/listing.ts'
import { objectsIn, rowsIn } from '../../../core/lists/rows-in.ts'
import { pastedAddress } from '../../../core/pasted-address.ts'
import { secret as secretOf } from '../../../core/secret.ts'
import { unlessGone } from '../../../core/unless-gone.ts'
import { shownLine } from '../../../core/visible-text.ts'
import type { components } from '../../../http/contract.gen.ts'
import { pageWithin } from '../../../http/paging.ts'
import { checkWebhook } from './check-webhook.ts'
import { webhookErrors } from './errors.ts'
import { testResult, webhookRow } from './rows.ts'
import { webhookShape } from './shapes.ts'
import type {
  CreateWebhookInput,
  TestWebhookInput,
  UpdateWebhookInput,
  Webhook,
  WebhooksActions,
  WebhooksState,
} from './types.ts'

/** The webhooks of the tenant. */
export const webhooksFeature: Feature<WebhooksState, WebhooksActions> = {
  name: 'webhooks',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['webhooks'],
  state: () => emptyList({ sort: { by: 'name', order: 'ASC' }, pageSize: null }),
  actions(tools) {
    const { api } = tools.client
    const turn = inTurn()
    const list = listing(
      tools,
      async (query, signal) => {
        const rows = rowsIn(tools.client, await api.get('/webhook', { signal }), webhookRow, webhookShape)
        return pageWithin(rows, query, ['name', 'url', 'description'])
      },
      { resource: 'webhooks' },
    )
    const remove = (id: string, signal: AbortSignal) =>
      unlessGone(api.delete('/webhook/{id}', { path: { id }, signal }))
    return {
      ...list.actions,
      create: list.creating(async (input: CreateWebhookInput, signal) => {
        checkWebhook(input)
        const { _id } = await api.post('/webhook/custom', {
          body: bodyOf({ ...newWebhook, ...membersOf(input) }),
          signal,
        })
        return _id
      }),
      update: list.changing(withMembers, async ({ id, ...members }: UpdateWebhookInput, signal) => {
        checkWebhook(members)
        await turn(signal, () => change(id, members, signal))
      }),
      remove: list.removing(({ id }, signal) => remove(id, signal)),
      removeMany: list.inBulk(() => null, remove),
      test: tools.task('latest', async ({ signal }, { url, secret, payload }: TestWebhookInput) => {
        checkWebhook({ url })
        const body = { url: pastedAddress(url), secret: secret?.reveal() ?? null, ...(payload && { payload }) }
        return testResult(await api.post('/webhook/test', { body, signal }))
      }),
    }

    /** The provider replaces all members, so those of others are read first. */
    async function change(id: string, members: Partial<CreateWebhookInput>, signal: AbortSignal) {
      const found = objectsIn(await api.get('/webhook', { signal })).find(({ _id }) => _id === id)
      if (!found)
        throw new PorticoError(webhookErrors.webhookGone, 'Another administrator has removed the webhook', {
          status: 404,
        })
      await api.patch('/webhook/{id}', { path: { id }, body: bodyOf({ ...found, ...membersOf(members) }), signal })
    }
  },
  start: loadWhileSignedIn,
}

type Saved = components['schemas']['WebhookSave']

const newWebhook: Saved = {
  displayName: '',
  description: '',
  url: '',
  secret: null,
  eventKeys: [],
  isActive: true,
}

/** The members of an input, as the provider names them. An empty secret is none. */
function membersOf({
  name,
  description,
  url,
  secret,
  eventKeys,
  isActive,
}: Partial<CreateWebhookInput>): Partial<Saved> {
  return {
    ...(name !== undefined && { displayName: shownLine(name) }),
    ...(description !== undefined && { description: description.trim() }),
    ...(url !== undefined && { url: pastedAddress(url) }),
    ...(secret !== undefined && { secret: secret || null }),
    ...(eventKeys !== undefined && { eventKeys: [...eventKeys] }),
    ...(isActive !== undefined && { isActive }),
  }
}

/** The members that are saved, without others of an answer. */
function bodyOf({ displayName, description, url, secret, eventKeys, isActive }: Saved): Saved {
  return { displayName, description, url, secret, eventKeys, isActive }
}

/** A row with the members of an input, before the provider answers. */
function withMembers(row: Webhook, { id: _, secret, ...members }: UpdateWebhookInput): Webhook {
  return { ...row, ...members, ...(secret !== undefined && { secret: secret ? secretOf(secret) : null }) }
}
