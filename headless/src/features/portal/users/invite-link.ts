import { type Client, type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { routesOf } from '../../../client/routes-of.ts'
import { PorticoError } from '../../../core/errors.ts'
import { inTurn } from '../../../core/in-turn.ts'
import { secret } from '../../../core/secret.ts'
import { shaped } from '../../../core/shape.ts'
import { webAddress } from '../../../core/web-address.ts'
import type { components } from '../../../http/contract.gen.ts'
import type {
  InviteLink,
  InviteLinkActions,
  InviteLinkInput,
  InviteLinkState,
  InviteLinkValue,
} from './invite-link-types.ts'
import { inviteLinkValueShape } from './shapes.ts'

/** The link by which everyone who has it joins the tenant. */
export const inviteLinkFeature: Feature<InviteLinkState, InviteLinkActions> = {
  name: 'invite-link',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['invite-link'],
  state: () => ({ value: null }),
  actions({ client, task }) {
    const { api } = client
    const turn = inTurn()
    async function write(input: InviteLinkInput, signal: AbortSignal): Promise<void> {
      // Another administrator may have made, removed or outlived the link meanwhile.
      const { link } = await readInviteLink(client, signal)
      if (link) return void (await api.patch(path, { body: bodyOf(input), signal }))
      const body = { expiresInMinutes: usualMinutes, shouldSendEmail: true, ...bodyOf({ roleIds: [], ...input }) }
      await api.post('/identity/resources/tenants/invites/v2/user', { body, signal })
    }
    return {
      load: task('latest', async ({ set, signal }) => set({ value: await readInviteLink(client, signal) })),
      save: task<void, InviteLinkInput | undefined>(
        'parallel',
        async ({ signal }, input = {}) => turn(signal, () => write(input, signal)),
        { changes },
      ),
      remove: task<void>(
        'single',
        async ({ optimistic, signal }) => {
          optimistic(({ value }) => ({ value: value && { ...value, link: null } }))
          await api.delete(path, { signal })
        },
        { changes },
      ),
    }
  },
  start: loadWhileSignedIn,
}

async function readInviteLink(client: Client, signal: AbortSignal): Promise<InviteLinkValue> {
  const { api, ports } = client
  const [configuration, link] = await Promise.all([
    api.get('/identity/resources/tenants/invites/v1/configuration', { signal }),
    api.get(path, { signal }).catch((thrown: unknown) => {
      if (thrown instanceof PorticoError && thrown.status === 404) return null
      throw thrown
    }),
  ])
  const isOver = link !== null && Date.parse(link.expires) <= ports.clock.now()
  const value = {
    link: link && !isOver ? linkOf(client, link) : null,
    isAllowed: configuration.tenantInvitationsAllowed,
    canSendEmail: configuration.emailsEnabled,
  }
  return shaped(value, inviteLinkValueShape)
}

function linkOf(client: Client, link: components['schemas']['InviteLink']): InviteLink {
  const { id, token, expires: expiresAt, shouldSendEmail = true, roleIds = [] } = link
  return { id, url: secret(addressOf(client, token)), expiresAt, isSentByEmail: shouldSendEmail, roleIds }
}

/** The sign-up page of the application with the token. Without a page, the path alone. */
function addressOf(client: Client, invitationToken: string): string {
  const { signUpUrl } = routesOf(client)
  const query = new URLSearchParams({ invitationToken })
  const url = webAddress(signUpUrl, client.ports.page.url() ?? undefined)
  if (!url) return `${signUpUrl}?${query}`
  for (const [name, value] of query) url.searchParams.set(name, value)
  return url.href
}

function bodyOf({ roleIds, isSentByEmail, ...others }: InviteLinkInput) {
  return {
    ...others,
    ...(isSentByEmail !== undefined && { shouldSendEmail: isSentByEmail }),
    ...(roleIds && { roleIds: [...roleIds] }),
  }
}

const path = '/identity/resources/tenants/invites/v1/user'
const changes = ['invite-link'] as const
/** 30 days. */
const usualMinutes = 43_200
