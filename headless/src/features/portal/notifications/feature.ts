import { type Feature, type LoadingFeature, loadWhileSignedIn } from '../../../client/index.ts'
import type { Unsubscribe } from '../../../core/events.ts'
import { emptyList, type ListRow } from '../../../core/lists/list.ts'
import { listing } from '../../../core/lists/listing.ts'
import { objectsIn, rowsIn } from '../../../core/lists/rows-in.ts'
import type { Shape } from '../../../core/shape.ts'
import { unlessGone } from '../../../core/unless-gone.ts'
import { webAddress } from '../../../core/web-address.ts'
import type { components } from '../../../http/contract.gen.ts'
import { sessionFeature } from '../../../session/index.ts'
import type {
  MarkNotificationInput,
  NotificationsActions,
  NotificationsState,
  PinNotificationInput,
  PortalNotification,
} from './types.ts'

/** The types of the members of {@link PortalNotification}. */
const portalNotificationShape: Shape<PortalNotification> = {
  id: 'string',
  key: 'text',
  title: 'text',
  body: 'text',
  severity: 'text',
  'url|null': 'string',
  isRead: 'flag',
  isPinned: 'flag',
  createdAt: 'text',
  actions: [{ id: 'string', name: 'name', url: 'text' }],
}

/** The notifications of the signed-in person. */
export const notificationsFeature: Feature<NotificationsState, NotificationsActions> = {
  name: 'notifications',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['notifications'],
  state: () => emptyList({ pageSize: 10 }),
  actions(tools) {
    const { api, ports } = tools.client
    const list = listing<PortalNotification>(
      tools,
      async ({ page, pageSize }, signal) => {
        const count = pageSize ?? mostRows
        const params = JSON.stringify({ count, offset: page * count })
        const answer = objectsIn(await api.get('/notification', { query: { params }, signal }), tools.client)
        const shown = answer.filter(({ status }) => status !== 'archived')
        const rows = rowsIn(
          tools.client,
          shown,
          (row) => notificationOf(row, ports.page.url() ?? undefined),
          portalNotificationShape,
        )
        return { rows, total: null, hasMore: answer.length >= count }
      },
      { resource: 'notifications', isEndless: true },
    )
    const setStatus = (notificationId: string, status: 'read' | 'unread' | 'archived', signal: AbortSignal) =>
      // A notification is marked as its page is opened, which may leave this one.
      api.put('/notification/status', { body: { params: { notificationId, status } }, signal, keepalive: true })

    const { load, goToPage, retryRow, rowState } = list.actions
    return {
      load,
      goToPage,
      retryRow,
      rowState,
      mark: list.changing(
        (row, { isRead }: MarkNotificationInput) => ({ ...row, isRead }),
        ({ id, isRead }, signal) => setStatus(id, isRead ? 'read' : 'unread', signal),
      ),
      markAllRead: tools.task(
        'single',
        async ({ optimistic, signal }) => {
          optimistic(({ rows }) => ({ rows: rows.map((row) => ({ ...row, isRead: true })) }))
          await api.post('/notification/status/mark-all-read', { signal })
        },
        { changes: ['notifications'] },
      ),
      pin: list.changing(
        (row, { isPinned }: PinNotificationInput) => ({ ...row, isPinned }),
        ({ id, isPinned }, signal) => {
          const pinStatus = isPinned ? 'pin' : 'unpin'
          return api.put('/notification/{pinStatus}', { path: { pinStatus }, body: { notificationId: id }, signal })
        },
      ),
      archive: list.removing(({ id }: ListRow, signal) => unlessGone(setStatus(id, 'archived', signal))),
    }
  },
  start(life) {
    const stops = [loadWhileSignedIn(life), loadOnWake(life)]
    return () => {
      for (const stop of stops) stop()
    }
  },
}

/** The rows of a list on one page. */
const mostRows = 1000

/** Loads the list again if the user returns to the page after a while. */
function loadOnWake({ client, actions }: LoadingFeature): Unsubscribe {
  const { clock, page } = client.ports
  let loadedAt = clock.elapsed()
  return page.onWake(() => {
    if (clock.elapsed() - loadedAt < staleAfter || !client.get(sessionFeature).getSnapshot().user) return
    loadedAt = clock.elapsed()
    void actions.load()
  })
}

/** The longest age of a list that is shown, in milliseconds. */
const staleAfter = 60_000

type Answer = components['schemas']['Notification']

/** A row of the provider's answer. Relative addresses are those of the page. */
function notificationOf({ status, viewed, actions, url, ...shown }: Answer, page?: URL): PortalNotification {
  const { id, key, title, body, severity, isPinned, createdAt } = shown
  return {
    id,
    key,
    title,
    body,
    severity,
    isPinned,
    createdAt,
    url: webAddress(url, page)?.href ?? null,
    // A provider may keep `viewed` of a notification that is marked as unread.
    isRead: status === 'read' || (viewed && status !== 'unread'),
    actions: objectsIn(actions).flatMap((action) => {
      const address = webAddress(action.url, page)
      if (!address || !/^get$/i.test(action.method)) return []
      return [{ id: action.id, name: action.name, url: address.href }]
    }),
  }
}
