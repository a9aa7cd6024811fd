import type { Client, Feature } from '../../../client/index.ts'
import { PorticoError } from '../../../core/errors.ts'
import { onMove } from '../../../core/ports/moves.ts'
import { openTab } from '../../../core/ports/new-tab.ts'
import { sameMembers } from '../../../core/same-members.ts'
import { webAddress } from '../../../core/web-address.ts'
import { addressOf } from '../../../http/address.ts'
import { startUpFeature } from '../../../startup/index.ts'
import { adminPortalAddress, placeInAddress, rootOf } from './address.ts'
import { adminPortalErrors } from './errors.ts'
import { flagsOf } from './flags.ts'
import type {
  AdminPortalActions,
  AdminPortalState,
  LeaveGuard,
  OpenHostedPortalInput,
  OpenPortalInput,
} from './types.ts'

/** The place in the portal. The address of the page names it, and the state follows. */
export const adminPortalFeature: Feature<AdminPortalState, AdminPortalActions> = {
  name: 'admin-portal',
  scope: 'client',
  // A server does not know the address, and its markup has to match the first render in the page.
  state: () => closed,
  memory: () => ({ guards: new Set(), address: '', before: null, isAllowed: false }),
  actions: ({ client, step, task, memory }) => ({
    open: step((_, place: OpenPortalInput | undefined) => {
      const { isMultiApp } = placeInAddress(client) ?? {}
      const address = adminPortalAddress(client, { isMultiApp, ...place })
      const isOver = rootOf(client) === null
      if (!placeInAddress(client)) memory().before = isOver ? null : here(client)
      // Over a page the portal is one entry of the history, so that the way back closes it.
      move(client, memory(), address, placeInAddress(client) !== null && isOver)
    }),
    close: step(() => {
      if (placeInAddress(client)) move(client, memory(), memory().before ?? adminPortalAddress(client, null), true)
    }),
    openHosted: task('single', async (_, input: OpenHostedPortalInput | undefined) => {
      const { page } = client.ports
      const address = webAddress(addressOf(client.options, '/oauth/portal'), page.url() ?? undefined)
      if (!address)
        throw new PorticoError(adminPortalErrors.unsafeAddress, 'The base URL leads to no http or https address')
      if (client.options.preview || input?.isNewTab === false) return client.leave(address.href)
      const opened: unknown = (page.openTab ?? openTab)(address.href)
      if (opened === false) throw new PorticoError(adminPortalErrors.tabRefused, 'The browser opened no new tab')
    }),
    guard(guard) {
      const { guards } = memory()
      guards.add(guard)
      return () => guards.delete(guard)
    },
  }),
  start({ client, set, state, memory }) {
    const follow = () => {
      const next = stateOf(client)
      if (isHeldBack(client, memory(), state(), next)) return
      memory().address = here(client)
      if (sameMembers(state(), next)) return
      memory().isAllowed = false
      set(next)
    }
    follow()
    const stops = [(client.ports.page.onMove ?? onMove)(follow), client.get(startUpFeature).subscribe(follow)]
    return () => {
      for (const stop of stops) stop()
    }
  },
} satisfies Feature<AdminPortalState, AdminPortalActions, undefined, Memory>

interface Memory {
  readonly guards: Set<LeaveGuard>
  /** The address of the present place. */
  address: string
  /** The address of the page before the portal, if the portal has a page of its own. */
  before: string | null
  /** `true` while a move that the guards have let go is on its way. */
  isAllowed: boolean
}

const closed: AdminPortalState = {
  isOpen: false,
  section: null,
  record: null,
  tab: null,
  isMultiApp: false,
  hasHosted: false,
}

function stateOf(client: Client): AdminPortalState {
  const place = placeInAddress(client)
  const { hostedPortal, hostedLogin } = client.options
  const hasHosted = hostedPortal ?? hostedLogin !== undefined
  if (!place) return { ...closed, hasHosted }
  return {
    ...place,
    hasHosted,
    isOpen: true,
    isMultiApp: place.isMultiApp && flagsOf(client)['multi-apps-admin-portal'] === 'on',
  }
}

/** Moves within the page, if and when the guards let it. */
function move(client: Client, memory: Memory, address: string, replace: boolean): void {
  if (address === adminPortalAddress(client, placeInAddress(client))) return
  ask(memory, () => {
    memory.isAllowed = true
    client.navigate(address, { replace })
  })
}

/** Undoes a way back for as long as the guards do not let it. Returns `false` if the state may follow. */
function isHeldBack(client: Client, memory: Memory, shown: AdminPortalState, next: AdminPortalState): boolean {
  const address = here(client)
  const isPageLeft = rootOf(client) !== null && !next.isOpen
  if (!shown.isOpen || isPageLeft || memory.isAllowed || address === memory.address) return false
  let isUndone = false
  let isLetGo = sameMembers(shown, next)
  if (!isLetGo) {
    ask(memory, () => {
      isLetGo = true
      if (!isUndone) return
      memory.isAllowed = true
      client.navigate(address, { replace: true })
    })
  }
  if (isLetGo) return false
  isUndone = true
  client.navigate(memory.address)
  return true
}

/** Calls `go` if and when every guard does. */
function ask({ guards }: Memory, go: () => void): void {
  const asked = [...guards].reduce<() => void>((next, guard) => () => guard(next), go)
  asked()
}

/** The address within the origin. */
function here({ ports }: Client): string {
  const url = ports.page.url()
  return url ? `${url.pathname}${url.search}${url.hash}` : ''
}
