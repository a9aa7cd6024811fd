import type { Emulator } from '@portico/emulator'
import { genericErrorCode, PorticoError } from '../../src/core/errors.ts'
import { isRecord } from '../../src/core/record.ts'
import type { Slice } from '../../src/core/slice.ts'
import { type App, type AppOptions, openApp } from '../open-app.ts'
import { type AnswerChange, changedAnswer } from './changed-answers.ts'
import type { AnyFeature } from './every-feature.ts'
import { dataOf } from './shown-state.ts'

/** A flow, from the opened page to its end. */
export type Scene = (stage: Stage) => Promise<void>

/** The means of a {@link Scene}. */
export interface Stage {
  /** Opens the application whose answers are changed, and starts it. */
  open(options?: AppOptions & { readonly arrange?: Parameters<Emulator['arrange']>[0] }): Promise<App>
  /** Puts features on the screen. Their states are compared. */
  show(app: App, ...features: readonly { readonly name: string }[]): Promise<void>
  /** Calls an action, and waits for its end and for what it begins. */
  act(app: App, action: () => unknown): Promise<void>
}

/** A scene that was played. */
export interface Played {
  /** The first answer to each call, as JSON. */
  readonly answers: ReadonlyMap<string, unknown>
  /** The data of the features shown, by their names. */
  readonly states: Readonly<Record<string, object>>
  /** Errors of actions. */
  readonly failures: readonly PorticoError[]
  /** What must not happen in any flow, whatever the answers. */
  readonly faults: readonly unknown[]
}

/** Plays a scene. If a change is given, it is made in each answer to one call. */
export async function play(
  scene: Scene,
  changed?: { readonly call: string; readonly change: AnswerChange },
): Promise<Played> {
  const answers = new Map<string, unknown>()
  const slices = new Map<string, Slice<object, object>>()
  const apps: App[] = []
  const failures: PorticoError[] = []
  const faults: unknown[] = []
  await scene({
    async open({ arrange, ...options } = {}) {
      const app = await openApp({ logLevel: 'error', ...options, starts: false, exchange })
      apps.push(app)
      if (arrange) app.provider.emulator.arrange(arrange)
      void app.client.start()
      await app.clock.advance(1000)
      return app
    },
    async show(app, ...features) {
      for (const feature of features) {
        const slice = app.client.get(feature as AnyFeature)
        slices.set(feature.name, slice)
        slice.subscribe(() => {})
      }
      await rest(app)
    },
    async act(app, action) {
      let outcome: unknown = waiting
      try {
        const ended = Promise.resolve(action()).then((value) => (outcome = value))
        ended.catch((thrown: unknown) => faults.push(thrown) && (outcome = null))
      } catch (thrown) {
        faults.push(thrown)
        return
      }
      await rest(app)
      for (const end = Date.now() + 30_000; outcome === waiting && Date.now() < end; ) await app.clock.advance(100)
      if (outcome === waiting) faults.push('An action does not end')
      if (isRecord(outcome) && outcome['error'] instanceof PorticoError) failures.push(outcome['error'])
    },
  })
  const snapshots = [...slices].map(([name, slice]) => [name, slice.getSnapshot()] as const)
  for (const app of apps) {
    faults.push(...app.ports.lines.filter((line) => line.startsWith('error')))
    app.client.dispose()
  }
  faults.push(...[...failures, ...snapshots.flatMap(([, shown]) => errorsOf(shown))].filter(isUnexpected))
  return {
    answers,
    states: Object.fromEntries(snapshots.map(([name, shown]) => [name, dataOf(shown)])),
    failures,
    faults,
  }

  /** Waits for all calls of the features shown. Those of a device take real time. */
  async function rest({ clock }: App): Promise<void> {
    await clock.advance(1000)
    for (const end = Date.now() + 2000; isPending() && Date.now() < end; ) await clock.advance(100)
  }

  function isPending(): boolean {
    return [...slices.values()].some((slice) => 'isPending' in slice.getSnapshot() && slice.getSnapshot().isPending)
  }

  async function exchange(response: Response, named: string): Promise<Response> {
    const call = named.replace(/\?.*$/, '').replace(ids, '{id}')
    const text = await response.clone().text()
    if (response.status >= 300 || !/^[[{]/.test(text)) return response
    const answer: unknown = JSON.parse(text)
    if (!answers.has(call)) answers.set(call, answer)
    if (changed?.call !== call) return response
    return new Response(JSON.stringify(changedAnswer(answer, changed.change)) ?? '', {
      status: response.status,
      headers: response.headers,
    })
  }
}

const waiting = Symbol('waiting')
const ids = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g

/** The errors of the last calls of a slice. */
function errorsOf(shown: object): readonly unknown[] {
  const calls = 'calls' in shown && isRecord(shown.calls) ? Object.values(shown.calls) : []
  return calls.map((call) => isRecord(call) && call['error'])
}

/** `true` for an error that no feature expects, such as one of a member of `undefined` or of an empty id. */
function isUnexpected(error: unknown): boolean {
  return error instanceof PorticoError && [genericErrorCode, 'invalid-path-value'].includes(error.code)
}
