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
  if (isRecord(ios) && isCallable(ios, 'postMessage')) {
    return { kind: 'ios', can, onAnswer, post: (message) => invoke(ios, 'postMessage', [message]) }
  }
  if (!isRecord(android)) return null
  return {
    kind: 'android',
    can: (name) => can(name) && isCallable(android, name),
    onAnswer,
    call: (name, values) => invoke(android, name, values),
  }
}

/** Only what a script has set counts: a plain object with a member of its own that is `true`, or a function. */
function can(name: string): boolean {
  const functions = member(globalThis, 'FronteggNativeBridgeFunctions')
  if (!isPlain(functions) || !Object.hasOwn(functions, name)) return false
  return functions[name] === true || typeof functions[name] === 'function'
}

function onAnswer(id: string, answer: NativeAnswer) {
  const kept = member(globalThis, 'FronteggNativeBridgeCallbacks')
  const callbacks = (isPlain(kept) ? kept : {}) as Record<string, NativeAnswer>
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

function isCallable(target: object, name: string): boolean {
  return typeof Reflect.get(target, name) === 'function'
}

/**
 * A member, unless it is a part of the document. Elements and frames are members of the window by their `id` or `name`,
 * so the markup of a stranger could pretend to be a native application.
 */
function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  const found: unknown = Reflect.get(value, name)
  return isRecord(found) && ofDocuments.some((one) => one in found) ? undefined : found
}

/** Members that every window, node, and list of nodes has, also those of another frame. A window is asked for its own first. */
const ofDocuments = ['window', 'nodeType', 'item']

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value))
}

const bridge = 'FronteggNativeBridge'
