import type { Logger } from '../core/logger.ts'
import type { Clock } from '../core/ports/ports.ts'

/** The kinds of calls to a shared memory. One of them can fail while the others work: a full Redis still reads. */
export type Call = 'read' | 'write' | 'lock' | 'unlock'

/** Calls to a shared memory that may be absent. */
export interface PatientCalls {
  /** Resolves to the answer of a call, or to `null` if there is none now. Never rejects. */
  ask<Value>(call: Call, make: () => Promise<Value>): Promise<{ readonly value: Value } | null>
}

/**
 * Makes the calls to a shared memory. Without an answer in two seconds all calls pause; after a connection that fails, calls of that
 * kind do. An error that the memory itself answers pauses nothing, as it is of one command, or of one key.
 */
export function patientCalls(clock: Clock, log: Logger): PatientCalls {
  const outages = new Map<Call | 'all', Outage>()
  const warned = new Map<string, number>()
  const noAnswer = new Error(`No answer arrived within ${slices * slice} ms`)

  return {
    async ask(call, make) {
      const before = [outages.get('all'), outages.get(call)].filter((one) => one !== undefined)
      if (before.some(({ until }) => clock.elapsed() < until)) return null
      // One call in a while tries whether an outage is over. Only a call that began in it can end it.
      const known = before.map(({ of }) => start(of))
      try {
        const value = await inTime(clock, make, noAnswer)
        end(known)
        return { value }
      } catch (thrown) {
        if (isAnswer(thrown)) {
          end(known)
          warnOfAnswer(call, thrown)
          return null
        }
        if (outages.size === 0)
          log.warn('The shared memory does not answer. This process goes on alone until it does.', thrown)
        start(thrown === noAnswer ? 'all' : call)
        return null
      }
    },
  }

  function start(of: Call | 'all'): Outage {
    const outage = { of, until: clock.elapsed() + pause }
    outages.set(of, outage)
    return outage
  }

  function end(known: readonly Outage[]) {
    const ended = known.filter((one) => outages.get(one.of) === one && outages.delete(one.of))
    if (ended.length > 0 && outages.size === 0) log.info('The shared memory answers again.')
  }

  /** A memory that is full can refuse each write for hours. */
  function warnOfAnswer(call: Call, { message }: Error) {
    const [code = ''] = message.split(' ')
    if (clock.elapsed() < (warned.get(code) ?? Number.NEGATIVE_INFINITY)) return
    warned.set(code, clock.elapsed() + quiet)
    log.warn(`The shared memory refuses to ${call} (${code}). This process does without, and everything else goes on.`)
  }
}

interface Outage {
  readonly of: Call | 'all'
  /** Until then, no call is made. */
  readonly until: number
}

/** The error answers of Redis begin with a code in capitals, errors of a connection do not. */
function isAnswer(thrown: unknown): thrown is Error {
  return thrown instanceof Error && /^[A-Z]+ \S/.test(thrown.message)
}

/** Waits by slices: in each one, answers are read that arrived while the process was busy with something else. */
function inTime<Value>(clock: Clock, call: () => Promise<Value>, late: Error): Promise<Value> {
  return new Promise((resolve, reject) => {
    let left = slices
    let stop = () => {}
    const wait = () => {
      if (left-- === 0) reject(late)
      else stop = clock.after(slice, wait)
    }
    wait()
    call()
      .then(resolve, reject)
      .finally(() => stop())
  })
}

/** Milliseconds. An answer of Redis takes one, so two seconds without any are an outage. */
const slice = 100
const slices = 20
/** Milliseconds of an outage without any call. */
const pause = 5000
/** Milliseconds between two warnings of one error answer. */
const quiet = 600_000
