import { type ContainerOptions, createContainer } from '../src/core/client.ts'
import type { Container, CoreEvents, Feature, Outcome } from '../src/core/index.ts'
import { type FakePorts, fakePorts } from './fake-ports.ts'

declare module '@portico/headless/core' {
  interface Resources {
    /** The resource of the tests' own features. */
    readonly rows: true
  }
}

/** A row of the list that the tests of the core use. */
export interface Row {
  readonly id: string
  readonly name: string
}

/** A container without features, for tests of the core alone. */
export type Bare = Container<Bare, BareEvents>

/** The events of a {@link Bare} container. */
export interface BareEvents extends CoreEvents {
  readonly bump: number
}

/** A feature of a {@link Bare} container. */
export type BareFeature<State extends object, Actions extends object, Options = undefined, Memory = unknown> = Feature<
  Bare,
  BareEvents,
  State,
  Actions,
  Options,
  Memory
>

/** Makes a {@link Bare} container on fake ports. */
export function bareContainer(
  options: ContainerOptions = {},
  ports: FakePorts = fakePorts(),
): { readonly container: Bare; readonly ports: FakePorts } {
  const container: Bare = createContainer<Bare, BareEvents>(options, ports, () => container)
  return { container, ports }
}

/** A promise that the test settles. */
export interface Deferred<Value> {
  readonly promise: Promise<Value>
  resolve(value: Value): void
  reject(error: unknown): void
}

/** Makes a {@link Deferred}. */
export function deferred<Value = void>(): Deferred<Value> {
  let settlers: Pick<Deferred<Value>, 'resolve' | 'reject'> = { resolve() {}, reject() {} }
  const promise = new Promise<Value>((resolve, reject) => {
    settlers = { resolve, reject }
  })
  return { promise, ...settlers }
}

/** Returns the reason of an outcome, for short assertions. */
export function reasonOf(outcome: Outcome<unknown>): string {
  return outcome.ok ? 'ok' : outcome.reason
}
