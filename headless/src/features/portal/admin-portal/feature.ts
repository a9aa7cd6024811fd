import type { Client, Feature } from '../../../client/index.ts'
import { PorticoError } from '../../../core/errors.ts'
import { entriesOf } from '../../../core/ports/history-entries.ts'
import { onMove } from '../../../core/ports/moves.ts'
import { openTab } from '../../../core/ports/new-tab.ts'
import { sameMembers } from '../../../core/record.ts'
import { webAddress } from '../../../core/web-address.ts'
import { addressOf } from '../../../http/address.ts'
import { startUpFeature } from '../../../startup/index.ts'
import { adminPortalAddress, placeIn, placeInAddress, rootOf } from './address.ts'
import { type Below, belowOf, entryFor, isSamePlace, noteOf, surplusOf } from './entry-rules.ts'
import { flagsOf } from './flags.ts'
import { portalSectionId } from './sections.ts'
import type {
  AdminPortalActions,
  AdminPortalState,
  LeaveGuard,
  OpenHostedPortalInput,
  OpenPortalInput,
  OpenPortalPlace,
} from './types.ts'

/** The codes of errors that `admin-portal` makes itself. Their meaning is in its guide. */
const adminPortalErrors = {
  tabRefused: 'tab-refused',
  unsafeAddress: 'unsafe-address',
} as const

/** The place in the portal. The address of the page names it, and the state follows. */
export const adminPortalFeature: Feature<AdminPortalState, AdminPortalActions> = {
  name: 'admin-portal',
  scope: 'client',
  // A server does not know the address, and its markup has to match the first render in the page.
  state: () => closed,
  memory: () => ({
    guards: new Set(),
    address: '',
    below: [],
    before: null,
    isAllowed: false,
    unnoted: null,
    landing: null,
  }),
  actions: ({ client, step, task, memory }) => ({
    open: step((_, place: OpenPortalInput | undefined) => {
      const { isMultiApp } = placeInAddress(client) ?? {}
      if (!placeInAddress(client)) memory().before = rootOf(client) === null ? null : here(client)
      move(client, memory(), {
        section: place?.section === undefined ? null : portalSectionId(place.section),
        record: (place?.section && place.record) || null,
        tab: place?.tab || null,
        isMultiApp: place?.isMultiApp ?? isMultiApp ?? false,
      })
    }),
    close: step(() => {
      if (placeInAddress(client) || memory().landing) move(client, memory(), null)
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
    const { clock } = client.ports
    let cancel = () => {}
    const follow = () => {
      noteEntry(client, memory())
      const hasLanded = memory().landing !== null
      if (isLanding(client, memory())) return
      const next = stateOf(client)
      if (isHeldBack(client, memory(), state(), next)) return
      memory().address = here(client)
      memory().below = presentBelow(client)
      cancel()
      if (surplus(client) > 0) cancel = clock.after(0, land)
      const isSame = sameMembers(state(), next)
      if (!isSame || hasLanded) memory().isAllowed = false
      if (!isSame) set(next)
    }
    // An application that moves on at once, after it has closed the portal, is not taken back.
    const land = () => {
      const count = surplus(client)
      if (count === 0) return
      memory().landing = { place: placeInAddress(client) }
      entriesOf(client.ports.page)?.back(count)
      // A router of the application may refuse to go back.
      cancel = clock.after(longestLanding, () => arrive(client, memory()))
    }
    follow()
    const stops = [(client.ports.page.onMove ?? onMove)(follow), client.get(startUpFeature).subscribe(follow)]
    return () => {
      cancel()
      memory().landing = null
      for (const stop of stops) stop()
    }
  },
} satisfies Feature<AdminPortalState, AdminPortalActions, undefined, Memory>

interface Memory {
  readonly guards: Set<LeaveGuard>
  /** The address of the present place. */
  address: string
  /** The entries below the present place. */
  below: Below
  /** The address of the page before the portal, if the portal has a page of its own. */
  before: string | null
  /** `true` while a move that the guards have let go is on its way. */
  isAllowed: boolean
  /** The entry of a move that has no note yet: a router may move later. */
  unnoted: { readonly place: OpenPortalPlace | null; readonly below: Below } | null
  /** The place to show at the end of a way back over entries that are not needed; `null` without such a way back. */
  landing: { readonly place: OpenPortalPlace | null } | null
}

/** Milliseconds after which a way back counts as refused. */
const longestLanding = 1000

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
  const hasHosted = hostedPortal ?? hostedLogin?.loadsProfile ?? false
  if (!place) return { ...closed, hasHosted }
  return {
    ...place,
    hasHosted,
    isOpen: true,
    isMultiApp: place.isMultiApp && flagsOf(client)['multi-apps-admin-portal'] === 'on',
  }
}

/** Moves within the page, if and when the guards let it. */
function move(client: Client, memory: Memory, place: OpenPortalPlace | null): void {
  const isThere = addressFor(client, memory, place) === adminPortalAddress(client, placeInAddress(client))
  if (isThere && !memory.landing) return
  ask(memory, () => {
    if (memory.landing) memory.landing = { place }
    else go(client, memory, place)
  })
}

/** Moves within the page, in the present entry of the history or in a new one. */
function go(client: Client, memory: Memory, place: OpenPortalPlace | null): void {
  const isOver = rootOf(client) === null
  const present = placeInAddress(client)
  const entries = entriesOf(client.ports.page)
  const { replace, below } = entryFor(present, place, entries ? belowOf(entries) : [], isOver)
  memory.isAllowed = true
  memory.unnoted = { place, below }
  // Without entries nothing is taken back, so over a page nothing is added to the one of the portal.
  const address = addressFor(client, memory, place)
  client.navigate(address, { replace: replace || (!entries && isOver && present !== null) })
  noteEntry(client, memory)
}

function addressFor(client: Client, { before }: Memory, place: OpenPortalPlace | null): string {
  const { section, record, tab, isMultiApp } = place ?? {}
  if (!place) return before ?? adminPortalAddress(client, null)
  return adminPortalAddress(client, {
    ...(section && { section }),
    ...(record && { record }),
    ...(tab && { tab }),
    isMultiApp,
  })
}

/** Writes the note of the entry of the last move, once the address is there. */
function noteEntry(client: Client, memory: Memory): void {
  const { unnoted } = memory
  if (!unnoted || !sameMembers({ ...unnoted.place }, { ...placeInAddress(client) })) return
  memory.unnoted = null
  const entries = entriesOf(client.ports.page)
  const note = noteOf(unnoted.below)
  if (entries && (entries.note() ?? '') !== note) entries.setNote(note)
}

/** `true` on the way back over entries that are not needed: the state stays until the place is there. */
function isLanding(client: Client, memory: Memory): boolean {
  if (!memory.landing) return false
  return surplus(client) > 0 || arrive(client, memory)
}

/** Ends a way back. Moves on to the place that was asked for, and returns `true`, if the entry shows another one. */
function arrive(client: Client, memory: Memory): boolean {
  const { landing } = memory
  if (!landing) return false
  memory.landing = null
  memory.isAllowed = true
  if (isSamePlace(placeInAddress(client), landing.place)) return false
  go(client, memory, landing.place)
  return true
}

/** How many entries are below the present one without need. */
function surplus(client: Client): number {
  return surplusOf(placeInAddress(client), presentBelow(client))
}

function presentBelow({ ports }: Client): Below {
  const entries = entriesOf(ports.page)
  return entries ? belowOf(entries) : []
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
      const entries = entriesOf(client.ports.page)
      // The entry that was asked for is below the one that the undoing has added.
      if (entries) entries.back(1)
      else client.navigate(address, { replace: true })
    })
  }
  if (isLetGo) return false
  isUndone = true
  memory.unnoted = {
    place: placeIn(client, new URL(memory.address, client.ports.page.url() ?? undefined)),
    below: memory.below,
  }
  client.navigate(memory.address)
  noteEntry(client, memory)
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
