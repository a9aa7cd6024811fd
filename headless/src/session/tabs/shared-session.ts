import { browserTabs } from '../../core/ports/tabs.ts'
import { isRecord } from '../../core/record.ts'
import { sleep } from '../../core/sleep.ts'
import type { Grant } from '../grant.ts'
import type { SessionHost } from '../host.ts'
import { oweLogOut } from '../owed-log-out.ts'
import { sessionScopeOf } from '../scope.ts'
import { dropNote } from '../session-notes.ts'
import type { SessionTools, SignedOut } from '../tools.ts'
import type { LoginAnswer } from '../types.ts'
import { subjectOf } from '../user.ts'
import { explainRefusal } from '../with-ended-session.ts'
import { generationIn, isSame, noticeBoard, type Person, shownSubject, subjectIn } from './notice.ts'
import { noted, overtaken, renewInTurn, waitOutOtherRenewals } from './renewal.ts'
import { ownStore, singleTab } from './single-tab.ts'
import { tabTenantOf } from './tab-tenant.ts'
import { takeTurn, type Work } from './turn.ts'
import type { Renewal, SharedSession } from './types.ts'

/** The {@link SharedSession} of a client, made when it is first needed. README.md has the states of a tab, tabs-model.test.ts the model. */
export function sharedOf(tools: SessionTools): SharedSession {
  tools.memory.shared ??= shareSession(tools)
  return tools.memory.shared
}

function shareSession(tools: SessionTools): SharedSession {
  const { client, memory } = tools
  const { clock, page, storage, tabs: others = browserTabs() } = client.ports
  const tabs = others ?? singleTab()
  const store = others ? storage.local : ownStore()
  // The number changes with the format of the messages and of the notice.
  const name = `portico-session.2:${sessionScopeOf(client)}`
  const audience = audienceOf(client)
  const board = noticeBoard(store, name)
  const line = tabs.line(name, onMessage)
  const stops = [tabs.onStored(name, readBoard), page.onWake(onWake)]
  const tabTenant = tabTenantOf(client)
  const waiters = new Set<() => void>()
  /** The newest generation whose token this client requested or received. */
  let own = 0
  /** The generation whose token this client needs, because the user or tenant has changed. An older one is not enough. */
  let needed = 0
  let isInTurn = false
  let isAnswered = false

  return {
    async renew(renewal) {
      for (;;) {
        const answer = await renewOnce(renewal)
        if (answer || own >= needed) return answer
      }
    },
    async callInTurn(call, signal) {
      for (;;) {
        const answer = await inTurn(signal, async (id, isLost) => {
          await waitOutOtherRenewals(board, clock, signal)
          return isLost() ? overtaken : noted({ board, clock }, id, call)
        })
        if (answer !== overtaken) return answer
      }
    },
    opened(grant, since) {
      const subject = subjectOf(grant.token, client)
      const { generation, isOut, ...noted } = board.read()
      // The page slept during its sign-in: the other tabs have found the session by its cookie and renewed it.
      if (generation > since && !isOut && isSame(noted, subject)) return false
      board.write({ generation: next(), isOut: false, ...subject, renewing: null, notBefore: 0 })
      tabs.noteStored?.(name)
      publish(grant)
      return true
    },
    newest,
    wasSeen: () => board.read().user !== '',
    ended: () => ended(true),
    loggedOut() {
      oweLogOut(client)
      ended(false)
    },
    isOver(generation, user) {
      const newer = board.read()
      return newer.generation > generation && (newer.isOut || !isSame(newer, shownSubject(user)))
    },
    close() {
      line?.close()
      for (const stop of stops) stop()
    },
  }

  /** Resolves to `null` if a token of another tab arrived. */
  async function renewOnce(renewal: Renewal): Promise<LoginAnswer | null> {
    const since = memory.generation || newest()
    const waiting = new AbortController()
    const { signal } = waiting
    const stopWaiting = () => waiting.abort(renewal.signal.reason)
    const onToken = () => renewal.change || waiting.abort(tokenArrived)
    renewal.signal.addEventListener('abort', stopWaiting)
    waiters.add(onToken)
    try {
      for (;;) {
        renewal.signal.throwIfAborted()
        const answer = await inTurn(signal, turn)
        if (answer === needsToken) await ensureToken()
        else if (answer !== overtaken) return answer
        readBoard()
        if (board.read().isOut) throw new DOMException('Signed out in another tab', 'AbortError')
      }
    } catch (thrown) {
      if (thrown === tokenArrived) return null
      throw thrown
    } finally {
      renewal.signal.removeEventListener('abort', stopWaiting)
      waiters.delete(onToken)
    }

    /** A token of another tab ends the waits in here, but never a call: its cookie would be lost. */
    async function turn(id: string, isLost: () => boolean) {
      if (!renewal.change && (await isRenewedSince(since, signal))) return null
      await waitOutOtherRenewals(board, clock, signal)
      // The page slept, and another tab has the turn now.
      if (isLost()) return overtaken
      // A change whose call had to renew the session would wait for its own turn.
      if (renewal.change && !isTokenGood()) return needsToken
      const means = { board, clock, newest, next, subjectOf: sharedSubjectOf, publish }
      return noted(means, id, () => renewInTurn(means, id, renewal))
    }
  }

  /** Runs work in the turn of this tab. */
  function inTurn<Value>(signal: AbortSignal, work: (id: string, isLost: () => boolean) => Promise<Value>) {
    const id = `${tabs.id}.${++turns}`
    const run: Work<Value> = async (isLost) => {
      isInTurn = true
      // A tab that has just pinged the owner of the turn must not steal it from this one.
      line?.post({ type: 'at work' })
      try {
        if (others) await sleep(clock, propagation, signal)
        return await work(id, isLost)
      } finally {
        isInTurn = false
      }
    }
    return takeTurn({ name, lock: tabs.lock, storage: store, clock, isHolderAlive }, { id, signal, work: run })
  }

  function ended(isRefused: boolean) {
    const generation = next()
    tabTenant.set(null)
    board.write({ generation, isOut: true, isRefused, user: '', actor: '', tenant: '', renewing: null, notBefore: 0 })
    tabs.noteStored?.(name)
    line?.post({ type: 'out', generation, isRefused })
  }

  function isTokenGood(): boolean {
    return memory.grant !== null && memory.grant.left() > leeway + 1000
  }

  async function ensureToken(): Promise<void> {
    const outcome = await tools.refresh()
    if ('error' in outcome) throw outcome.error
    if (!isTokenGood()) throw new DOMException('There is no session to change', 'AbortError')
  }

  /** True if another tab's token can be used here. One that is on its way, or was missed, is requested. */
  async function isRenewedSince(since: number, signal: AbortSignal): Promise<boolean> {
    const { generation, isOut } = board.read()
    if (line && memory.generation <= since && since < generation && !isOut) {
      line.post({ type: 'ask', since, audience })
      await sleep(clock, answerTime, signal)
    }
    return own > since
  }

  function publish({ token, left }: Grant, generation = memory.generation) {
    const { tenant } = board.read()
    line?.post({ type: 'token', generation, token, left: left(), audience, tenant })
  }

  /** The tenant of a tab that keeps to its own is not that of the session. */
  function sharedSubjectOf(token: string) {
    const { tenant, ...person } = subjectOf(token, client)
    return tabTenant.get() === null ? { ...person, tenant } : person
  }

  function onMessage(message: unknown) {
    if (!isRecord(message)) return
    const { type, since, token, left, tenant } = message
    const { grant } = memory
    const generation = generationIn(message['generation'])
    const isNewer = generation > memory.generation
    const isForUs = message['audience'] === audience
    if (type === 'at work?' && isInTurn) line?.post({ type: 'at work' })
    if (type === 'at work') isAnswered = true
    if (type === 'ask' && isForUs && grant && memory.grantGeneration > Number(since) && grant.left() > leeway) {
      publish(grant, memory.grantGeneration)
    }
    if (type === 'out' && isNewer) followEnd(generation, message['isRefused'] === true)
    if (type === 'token' && isNewer && typeof token === 'string') {
      const subject = subjectIn(token, client)
      if (!subject) return
      if (isOther(subject)) follow(generation, 'restoring')
      memory.generation = generation
      // The new cookie is this client's too, but the token is for another application or tenant.
      if (!isForUs || subject.tenant !== (tabTenant.get() ?? tenant)) return refreshIfOther(subject, tenant)
      own = generation
      for (const onToken of waiters) onToken()
      tools.apply({ answer: { accessToken: token, expiresIn: Number(left) / 1000 }, source: 'tab' }).catch(() => {})
    }
  }

  /** A page that slept reads the board before it is visible, and renews a session that has ended or could not be restored. */
  function onWake() {
    readBoard()
    const { status } = tools.state()
    if (status === 'stale' || status === 'unreachable' || (memory.grant && memory.grant.left() <= 0)) tools.refresh()
  }

  /** Follows the other tabs if their messages were missed, or cannot be received. */
  function readBoard() {
    const { generation, isOut, isRefused, tenant, ...person } = board.read()
    if (generation <= memory.generation) return
    if (isOut) return followEnd(generation, isRefused)
    if (isOther(person)) follow(memory.generation, 'restoring')
    refreshIfOther(person, tenant)
  }

  /** Renews the session if it now has another person, actor or tenant than the one shown. */
  function refreshIfOther(person: Person, tenant: unknown) {
    const shown = tools.state().user
    if (shown && isSame(person, shownSubject(shown)) && (tenant === shown.tenantId || tabTenant.get() !== null)) return
    if (shown) needed = newest()
    tools.refresh()
  }

  /** True if the session has another person or actor than the one shown, who must disappear at once. */
  function isOther(person: Person): boolean {
    const shown = tools.state().user
    return shown !== null && !isSame(person, shownSubject(shown))
  }

  /** Follows an end in another tab. If the provider refused to renew the session, the reason is emitted here as well. */
  function followEnd(generation: number, isRefused: boolean) {
    if (isRefused) explainRefusal(tools)
    follow(generation, 'unauthenticated')
  }

  function follow(generation: number, status: SignedOut) {
    memory.generation = generation
    tabTenant.set(null)
    dropNote(client)
    tools.follow(status)
  }

  async function isHolderAlive(): Promise<boolean> {
    // A tab that has just got the turn writes its renewal a little later.
    if (isInTurn || (!line && isRenewing())) return true
    isAnswered = false
    line?.post({ type: 'at work?' })
    await sleep(clock, pingTime, undefined)
    return line ? isAnswered : isRenewing()
  }

  function isRenewing(): boolean {
    return (board.read().renewing?.until ?? 0) > clock.now()
  }

  function newest(): number {
    return Math.max(memory.generation, board.read().generation)
  }

  function next(): number {
    own = memory.generation = newest() + 1
    return own
  }
}

/** Clients apply each other's tokens only if this is equal. */
function audienceOf({ options: { applicationId = '', hostedLogin } }: SessionHost): string {
  return `${applicationId} ${hostedLogin?.audience ?? ''}`
}

/** Counts the turns of all clients of the page: they may share the tab's id. */
let turns = 0

/** Ends a wait for the turn: another tab's token arrived. */
const tokenArrived = 'token arrived'

/** A change needs a token that is valid throughout its turn. */
const needsToken = 'needs token'

/** These times are in milliseconds. */
const propagation = 20
const answerTime = 250
const pingTime = 300
const leeway = 5000
