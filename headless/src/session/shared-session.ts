import { browserTabs } from '../core/ports/tabs.ts'
import { isRecord } from '../core/record.ts'
import { sleep } from '../core/sleep.ts'
import { aloneTabs, ownStore } from './alone.ts'
import type { SessionTools } from './feature.ts'
import type { Grant } from './grant.ts'
import { noticeBoard } from './notice.ts'
import { overrun, type Renewal, renewalOfTheDead, renewInTurn } from './renewal.ts'
import { sharedNameOf } from './shared-name.ts'
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
  /** Which of the things that happened to the session is the newest that anybody here knows of. */
  readonly newest: () => number
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
  const name = `portico-session.1:${sharedNameOf(client)}`
  const board = noticeBoard(store, name)
  const line = tabs.line(name, hear)
  const stops = [tabs.onStored(name, look), page.onWake(wake)]
  const tabTenant = tabTenantOf(client)
  const waiters = new Set<() => void>()
  let turns = 0
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
      tell(grant)
      return true
    },
    newest,
    ended() {
      const generation = next()
      tabTenant.set(null)
      board.write({ generation, isOut: true, user: '', tenant: '', renewing: null, notBefore: 0 })
      line?.post({ type: 'out', generation })
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
      return await renewInTurn({ board, clock, newest, next, tell }, id, renewal)
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

  /** Whether another tab renewed the session. Its token may still be on the way here, or have been missed. */
  async function isRenewedSince(since: number, signal: AbortSignal): Promise<boolean> {
    const { generation, isOut } = board.read()
    if (line && memory.generation <= since && since < generation && !isOut) {
      line.post({ type: 'ask', since })
      await sleep(clock, answerTime, signal)
    }
    return memory.generation > since
  }

  function tell({ token, left }: Grant, generation = memory.generation) {
    line?.post({ type: 'token', generation, token, left: left() })
  }

  function hear(message: unknown) {
    if (!isRecord(message)) return
    const { type, generation, since, token, left } = message
    const { grant } = memory
    const isNews = Number.isSafeInteger(generation) && Number(generation) > memory.generation
    if (type === 'at work?' && isAtWork) line?.post({ type: 'at work' })
    if (type === 'at work') isAnswered = true
    if (type === 'ask' && grant && memory.held > Number(since) && grant.left() > leeway) tell(grant, memory.held)
    if (type === 'out' && isNews) leave(Number(generation), 'unauthenticated')
    if (type === 'token' && isNews && typeof token === 'string') {
      const holder = holderIn(token)
      if (!holder) return
      if (isOther(holder.user)) leave(Number(generation), 'restoring')
      memory.generation = Number(generation)
      // The cookie is a new one for this tab as well, but the token is of another tenant.
      if ((tabTenant.get() ?? holder.tenant) !== holder.tenant) return
      for (const goOn of waiters) goOn()
      tools.take({ answer: { accessToken: token, expiresIn: Number(left) / 1000 }, source: 'tab' }).catch(() => {})
    }
  }

  /** A page that slept finds out what happened before it is seen again, and renews what has ended or could not be had. */
  function wake() {
    look()
    if (tools.state().status === 'stale' || (memory.grant && memory.grant.left() <= 0)) tools.refresh()
  }

  /** What a page that slept, or has no line to the others, finds out. */
  function look() {
    const { generation, isOut, user, tenant } = board.read()
    const own = tools.state().user
    if (generation <= memory.generation) return
    if (isOut) return leave(generation, 'unauthenticated')
    if (isOther(user)) leave(memory.generation, 'restoring')
    if (user !== own?.id || (tenant !== own.tenantId && tabTenant.get() === null)) tools.refresh()
  }

  /** Whether the session is another user's than the one shown here, who must not be seen any longer. */
  function isOther(user: string): boolean {
    const own = tools.state().user
    return own !== null && own.id !== user
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
    memory.generation = newest() + 1
    return memory.generation
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

/** Another tab's token came. */
const news = 'news'

/** What is to be changed can only be changed with a token. */
const needsToken = 'needs token'

/** Milliseconds. */
const propagation = 20
const answerTime = 250
const pingTime = 300
const leeway = 5000
