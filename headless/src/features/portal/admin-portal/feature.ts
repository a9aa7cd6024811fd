import type { Client, Feature } from '../../../client/index.ts'
import { PorticoError } from '../../../core/errors.ts'
import { onMove } from '../../../core/ports/moves.ts'
import { openTab } from '../../../core/ports/new-tab.ts'
import { sameMembers } from '../../../core/same-members.ts'
import { webAddress } from '../../../core/web-address.ts'
import { addressOf } from '../../../http/address.ts'
import { startUp } from '../../../startup/index.ts'
import { adminPortalAddress, placeInAddress, rootOf } from './address.ts'
import { flagsOf } from './flags.ts'
import { createLeaving, type Leaving } from './leaving.ts'
import type { AdminPortalActions, AdminPortalState } from './types.ts'

/** The place in the portal. The address of the page names it, and the state follows. */
export const adminPortal: Feature<AdminPortalState, AdminPortalActions, undefined, Leaving> = {
  name: 'admin-portal',
  scope: 'client',
  // A server does not know the address, and its markup has to match the first render in the page.
  state: () => closed,
  memory: ({ client }) => createLeaving(client.log),
  actions: ({ client, step, state, memory }) => ({
    open: step((_, { section, record, tab, isMultiApp = placeInAddress(client)?.isMultiApp } = {}) => {
      const address = adminPortalAddress(client, { section, record, tab, isMultiApp })
      const isOver = rootOf(client) === null
      if (!placeInAddress(client)) memory().before = isOver ? null : here(client)
      // Over a page the portal is one entry of the history, so that the way back closes it.
      move(client, memory(), address, state().isOpen && isOver)
    }),
    close: step(() => {
      if (placeInAddress(client)) move(client, memory(), memory().before ?? adminPortalAddress(client, null), true)
    }),
    openHosted: step((_, { isNewTab = true } = {}) => {
      const { page } = client.ports
      const address = webAddress(addressOf(client.options, '/oauth/portal'), page.url() ?? undefined)
      if (!address) throw new PorticoError('unsafe-address', 'The base URL leads to no http or https address')
      if (isNewTab) (page.openTab ?? openTab)(address.href)
      else client.leave(address.href)
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
    const stops = [(client.ports.page.onMove ?? onMove)(follow), client.get(startUp).subscribe(follow)]
    return () => {
      for (const stop of stops) stop()
    }
  },
}

const closed: AdminPortalState = { isOpen: false, section: null, record: null, tab: null, isMultiApp: false }

function stateOf(client: Client): AdminPortalState {
  const place = placeInAddress(client)
  if (!place) return closed
  return { ...place, isOpen: true, isMultiApp: place.isMultiApp && flagsOf(client)['multi-apps-admin-portal'] === 'on' }
}

/** Moves within the page, once the guards allow it. */
function move(client: Client, leaving: Leaving, address: string, replace: boolean): void {
  if (address === adminPortalAddress(client, placeInAddress(client))) return
  leaving.ask(() => {
    leaving.isAllowed = true
    client.navigate(address, { replace })
  })
}

/** Undoes a way back that the guards have not allowed, and asks them. Returns `false` if the state may follow. */
function isHeldBack(client: Client, leaving: Leaving, shown: AdminPortalState, next: AdminPortalState): boolean {
  const address = here(client)
  const isPageLeft = rootOf(client) !== null && !next.isOpen
  const mayFollow = !shown.isOpen || isPageLeft || leaving.isAllowed || leaving.guards.size === 0
  if (mayFollow || sameMembers(shown, next) || address === leaving.address) return false
  client.navigate(leaving.address)
  leaving.ask(() => {
    leaving.isAllowed = true
    client.navigate(address, { replace: true })
  })
  return true
}

/** The address within the origin. */
function here({ ports }: Client): string {
  const url = ports.page.url()
  return url ? `${url.pathname}${url.search}${url.hash}` : ''
}
