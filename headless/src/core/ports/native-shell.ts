import { isRecord } from '../record.ts'
import type { NativeAnswer, NativeShell, Ports } from './ports.ts'

/** The port where it is given, else the native application around the page. Not among the platform's: few pages have one. */
export function nativeShell({ native }: Pick<Ports, 'native'>): NativeShell | null {
  return native === undefined ? shownShell() : native
}

/** On iOS a message handler, on Android an object of the window. */
function shownShell(): NativeShell | null {
  const ios = member(member(member(globalThis, 'webkit'), 'messageHandlers'), bridge)
  const android = member(globalThis, bridge)
  const common = { can, onAnswer }
  if (isRecord(ios)) return { ...common, kind: 'ios', post: (message) => invoke(ios, 'postMessage', [message]) }
  if (isRecord(android)) return { ...common, kind: 'android', call: (name, values) => invoke(android, name, values) }
  return null
}

function can(name: string): boolean {
  return Boolean(member(member(globalThis, 'FronteggNativeBridgeFunctions'), name))
}

function onAnswer(id: string, answer: NativeAnswer) {
  const callbacks = (Reflect.get(globalThis, 'FronteggNativeBridgeCallbacks') ?? {}) as Record<string, NativeAnswer>
  Reflect.set(globalThis, 'FronteggNativeBridgeCallbacks', callbacks)
  callbacks[id] = answer
  return () => {
    delete callbacks[id]
  }
}

/** Objects of a native application are called on themselves, and may be no plain functions. */
function invoke(target: object, name: string, values: readonly string[]): void {
  const method: unknown = Reflect.get(target, name)
  if (typeof method === 'function') Reflect.apply(method, target, values)
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

const bridge = 'FronteggNativeBridge'
