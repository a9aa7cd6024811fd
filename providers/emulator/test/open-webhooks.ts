import type { EmulatorOptions } from '../src/types.ts'
import { openScene } from './open-caller.ts'
import { rowsIn } from './open-roles.ts'

/** The body of a webhook. */
export const webhookBody = {
  displayName: 'Warehouse',
  description: 'Keeps badges in step',
  url: 'https://hooks.acme.test/people',
  secret: 'a-long-secret',
  eventKeys: ['group.created'],
  isActive: true,
}

/** A scene without connections of the demo, and its calls as a person. */
export async function openWebhooks(options: EmulatorOptions = {}, email = 'admin@acme.test') {
  const scene = openScene(options)
  scene.emulator.arrange((state) => {
    state.webhooks = []
    state.webhookDeliveries = []
    state.messageConfigurations = []
    state.slackWorkspaces = []
  })
  const token = await scene.tokenOf(email)
  const create = (changes: object = {}) => scene.post('/webhook/custom', { ...webhookBody, ...changes }, { token })
  return {
    ...scene,
    token,
    create,
    /** Creates a webhook and returns its id. */
    created: async (changes: object = {}) => String((await create(changes)).body['_id']),
    list: async () => rowsIn(await scene.get('/webhook', { token })),
    change: (id: string, changes: object = {}) =>
      scene.call('PATCH', `/webhook/${id}`, { token, body: { ...webhookBody, ...changes } }),
    remove: (id: string) => scene.call('DELETE', `/webhook/${id}`, { token }),
    logs: (id: string, offset = 0, limit = 10) =>
      scene.get(`/webhook/logs/?id=${id}&offset=${offset}&limit=${limit}`, { token }),
    test: (body: object) => scene.post('/webhook/test', body, { token }),
    retry: (id: string) => scene.post(`/webhook/logs/${id}/retries`, undefined, { token }),
    /** Something that happens in the tenant: the event `group.created`. */
    happen: (name = 'Warehouse') =>
      scene.post(
        '/identity/resources/groups/v1',
        { name, color: '#123456', description: '', metadata: '{}' },
        { token },
      ),
    deliveries: () => scene.emulator.snapshot().webhookDeliveries,
  }
}
