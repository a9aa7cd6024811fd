import { browserTabs } from '../core/ports/tabs.ts'
import { isRecord } from '../core/record.ts'
import { sleep } from '../core/sleep.ts'
import { aloneTabs, ownStore } from './alone.ts'
import type { SessionHost, SessionTools } from './feature.ts'
import type { Grant } from './grant.ts'
import { logOutOwed } from './log-out-owed.ts'
import { generationIn, noticeBoard } from './notice.ts'
import { overrun, type Renewal, renewalOfTheDead, renewInTurn } from './renewal.ts'
import { sessionScopeOf } from './scope.ts'
import { tabTenantOf } from './tab-tenant.ts'
import { takeTurn } from './turn.ts'
import type { LoginAnswer } from './types.ts'
import { holderOf } from './user.ts'

/**
 * A session as all tabs of a browser share it: one tab renews it for all, and what happens to it in one
 * tab happens in all. A token goes from tab to tab by a line within the origin and is never stored.
 */
export interface Shared {
  /**
   * Renews the session while no other tab does. Answers what the provider does, or `null` where another tab's token came
   * first and nothing was sent.
   */
  readonly renew: (renewal: Renewal) => Promise<LoginAnswer | null>
  /** Tells the other tabs of a sign-in here that began at generation `since`. Answers whether it is news to them. */
  readonly opened: (grant: Grant, since: number) => boolean
  /** Tells them that the session has ended here. */
  readonly ended: () => void
  /** The same because a person signed out. The provider is owed the log-out until it has heard of it. */
  readonly loggedOut: () => void
  /** Which of the things that happened to the session is the newest that anybody here knows of. */
  readonly newest: () => number
  /** Whether the last that happened to a session here was not its end. */
  readonly wasSeen: () => boolean
  /** Whether what was known as `generation`, of a user, has been overtaken by a log-out or by somebody else. */
  readonly isOver: (generation: number, user: string) => boolean
  /** Hears no more of them. */
  readonly close: () => void
}

/** The one of a session, made when it is first needed. */
export function sharedOf(tools: SessionTools): Shared {
  tools.memory.shared ??= shareSession(tools)
  return tools.memory.shared
}

/** Shares the session of a client with the other tabs, where there can be any. */
function shareSession(tools: SessionTools): Shared {
  const { client, memory } = tools
  const { clock, page, storage, tabs: others = browserTabs() } = client.ports
  const tabs = others ?? aloneTabs()
  const store = others ? storage.local : ownStore()
  // Other versions of what tabs say to each other go by another number.
  const name = `portico-session.2:${sessionScopeOf(client)}`
  const audience = audienceOf(client)
  const board = noticeBoard(store, name)
  const line = tabs.line(name, hear)
  const stops = [tabs.onStored(name, look), page.onWake(wake)]
  const tabTenant = tabTenantOf(client)
  const waiters = new Set<() => void>()
  /** The newest generation whose token this client asked for or took over. */
  let own = 0
  let isAtWork = false
  let isAnswered = false

  return {
    async renew(renewal) {
      const since = memory.generation || newest()
      const place = { name, lock: tabs.lock, storage: store, clock, isHolderAlive }
      const waiting = new AbortController()
      const leave = () => waiting.abort(renewal.signal.reason)
      const goOn = () => renewal.change || waiting.abort(news)
      renewal.signal.addEventListener('abort', leave)
      waiters.add(goOn)
      try {
        for (;;) {
          renewal.signal.throwIfAborted()
          const id = `${tabs.id}.${++turns}`
          const { signal } = waiting
          const answer = await takeTurn(place, { id, signal, work: () => turn(id, since, renewal, signal) })
          if (answer === needsToken) await haveToken()
          else if (answer !== overrun) return answer
          look()
          if (board.read().isOut) throw new DOMException('Signed out in another tab', 'AbortError')
        }
      } catch (thrown) {
        if (thrown === news) return null
        throw thrown
      } finally {
        renewal.signal.removeEventListener('abort', leave)
        waiters.delete(goOn)
      }
    },
    opened(grant, since) {
      const holder = holderOf(grant.token)
      const { generation, isOut, user } = board.read()
      // A page that slept over its sign-in: the others have found the session by its cookie, and renewed it.
      if (generation > since && !isOut && user === holder.user) return false
      board.write({ generation: next(), isOut: false, ...holder, renewing: null, notBefore: 0 })
      tabs.noteStored?.(name)
      tell(grant)
      return true
    },
    newest,
    wasSeen: () => board.read().user !== '',
    ended,
    loggedOut() {
      storage.local.set(logOutOwed(client), 'true')
      ended()
    },
    isOver(generation, user) {
      const newer = board.read()
      return newer.generation > generation && (newer.isOut || newer.user !== user)
    },
    close() {
      line?.close()
      for (const stop of stops) stop()
    },
  }

  function ended() {
    const generation = next()
    tabTenant.set(null)
    board.write({ generation, isOut: true, user: '', tenant: '', renewing: null, notBefore: 0 })
    tabs.noteStored?.(name)
    line?.post({ type: 'out', generation })
  }

  /** What is done in turn. News end the waiting in it, but never a call: its cookie would be lost. */
  async function turn(id: string, since: number, renewal: Renewal, waiting: AbortSignal) {
    isAtWork = true
    // Who has just asked whether anybody is must not take this turn for lost.
    line?.post({ type: 'at work' })
    try {
      if (others) await sleep(clock, propagation, waiting)
      if (!renewal.change && (await isRenewedSince(since, waiting))) return null
      await renewalOfTheDead(board, clock, waiting)
      // A change that had to renew the session for its own call would wait for itself.
      if (renewal.change && !isTokenGood()) return needsToken
      return await renewInTurn({ board, clock, newest, next, holderOf: sharedHolderOf, tell }, id, renewal)
    } finally {
      isAtWork = false
    }
  }

  function isTokenGood(): boolean {
    return memory.grant !== null && memory.grant.left() > leeway + 1000
  }

  async function haveToken(): Promise<void> {
    const outcome = await tools.refresh()
    if ('error' in outcome) throw outcome.error
    if (!isTokenGood()) throw new DOMException('There is no session to change', 'AbortError')
  }

  /** Whether a token of another tab serves this client. It may still be on the way here, or have been missed. */
  async function isRenewedSince(since: number, signal: AbortSignal): Promise<boolean> {
    const { generation, isOut } = board.read()
    if (line && memory.generation <= since && since < generation && !isOut) {
      line.post({ type: 'ask', since, audience })
      await sleep(clock, answerTime, signal)
    }
    return own > since
  }

  function tell({ token, left }: Grant, generation = memory.generation) {
    const { tenant } = board.read()
    line?.post({ type: 'token', generation, token, left: left(), audience, tenant })
  }

  /** The tenant of a tab that keeps to its own is not that of the session. */
  function sharedHolderOf(token: string) {
    const { user, tenant } = holderOf(token)
    return tabTenant.get() === null ? { user, tenant } : { user }
  }

  function hear(message: unknown) {
    if (!isRecord(message)) return
    const { type, since, token, left, tenant } = message
    const { grant } = memory
    const generation = generationIn(message['generation'])
    const isNews = generation > memory.generation
    const isForUs = message['audience'] === audience
    if (type === 'at work?' && isAtWork) line?.post({ type: 'at work' })
    if (type === 'at work') isAnswered = true
    if (type === 'ask' && isForUs && grant && memory.held > Number(since) && grant.left() > leeway) {
      tell(grant, memory.held)
    }
    if (type === 'out' && isNews) leave(generation, 'unauthenticated')
    if (type === 'token' && isNews && typeof token === 'string') {
      const holder = holderIn(token)
      if (!holder) return
      if (isOther(holder.user)) leave(generation, 'restoring')
      memory.generation = generation
      // The cookie is a new one for this client as well, but the token is of another application or tenant.
      if (!isForUs || holder.tenant !== (tabTenant.get() ?? tenant)) return follow(holder.user, tenant)
      own = generation
      for (const goOn of waiters) goOn()
      tools.take({ answer: { accessToken: token, expiresIn: Number(left) / 1000 }, source: 'tab' }).catch(() => {})
    }
  }

  /** A page that slept finds out what happened before it is seen again, and renews what has ended or could not be had. */
  function wake() {
    look()
    const { status } = tools.state()
    if (status === 'stale' || status === 'unreachable' || (memory.grant && memory.grant.left() <= 0)) tools.refresh()
  }

  /** What a page that slept, or has no line to the others, finds out. */
  function look() {
    const { generation, isOut, user, tenant } = board.read()
    if (generation <= memory.generation) return
    if (isOut) return leave(generation, 'unauthenticated')
    if (isOther(user)) leave(memory.generation, 'restoring')
    follow(user, tenant)
  }

  /** Renews the session for this client if it is by now another user's, or in another tenant. */
  function follow(user: string, tenant: unknown) {
    const shown = tools.state().user
    if (user !== shown?.id || (tenant !== shown.tenantId && tabTenant.get() === null)) tools.refresh()
  }

  /** Whether the session is another user's than the one shown here, who must not be seen any longer. */
  function isOther(user: string): boolean {
    const shown = tools.state().user
    return shown !== null && shown.id !== user
  }

  function leave(generation: number, status: 'unauthenticated' | 'restoring') {
    memory.generation = generation
    tabTenant.set(null)
    tools.leave(status)
  }

  async function isHolderAlive(): Promise<boolean> {
    if (isAtWork) return true
    if (!line) return (board.read().renewing?.until ?? 0) > clock.now()
    isAnswered = false
    line.post({ type: 'at work?' })
    await sleep(clock, pingTime, undefined)
    return isAnswered
  }

  function newest(): number {
    return Math.max(memory.generation, board.read().generation)
  }

  function next(): number {
    own = memory.generation = newest() + 1
    return own
  }
}

/** Anybody in the origin can say anything. */
function holderIn(token: string): ReturnType<typeof holderOf> | null {
  try {
    return holderOf(token)
  } catch {
    return null
  }
}

/** For whom a client's tokens are. */
function audienceOf({ options: { applicationId = '', hostedLogin } }: SessionHost): string {
  return `${applicationId} ${hostedLogin?.audience ?? ''}`
}

/** Counts the turns of all clients of the page: they may share the port that names the tab. */
let turns = 0

/** Another tab's token came. */
const news = 'news'

/** What is to be changed can only be changed with a token. */
const needsToken = 'needs token'

/** Milliseconds. */
const propagation = 20
const answerTime = 250
const pingTime = 300
const leeway = 5000
