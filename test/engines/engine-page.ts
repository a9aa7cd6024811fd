import { vi } from 'vitest'
import {
  countFramesInPage,
  fileFieldInPage,
  findInPage,
  focusedInPage,
  loadingInPage,
  pointInPage,
  queriesSource,
  selectInPage,
  sent,
} from './in-page.ts'
import { elementKey, type RunningBrowser } from './protocol.ts'
import { inWords, type Target } from './targets.ts'

/** One window of a browser, as a person uses it. Each step waits until it is possible. */
export interface EnginePage {
  readonly goTo: (address: string) => Promise<void>
  readonly reload: () => Promise<void>
  readonly back: () => Promise<void>
  readonly forward: () => Promise<void>
  /** Waits until an element can be seen. */
  readonly see: (target: Target) => Promise<void>
  /** Waits until no such element can be seen. */
  readonly gone: (target: Target) => Promise<void>
  readonly click: (target: Target) => Promise<void>
  /** Clicks a field, and types this in place of its text. */
  readonly fill: (target: Target, text: string) => Promise<void>
  /** Types into the element that has the focus. */
  readonly type: (text: string) => Promise<void>
  /** Presses keys, one after the other, such as `Escape`. */
  readonly press: (...keys: readonly KeyName[]) => Promise<void>
  /** Presses Tab until the focus is on an element of this name. */
  readonly tabTo: (name: string | RegExp) => Promise<void>
  /** Presses a key until the focus is on an element of this name. */
  readonly pressTo: (key: KeyName, name: string | RegExp) => Promise<void>
  /** Gives a file to a field of the page. */
  readonly attach: (path: string) => Promise<void>
  /** Waits until the path of the address, with query and fragment, is this or matches this. */
  readonly arriveAt: (path: string | RegExp) => Promise<void>
  /** Waits until a function in the page returns this. */
  readonly expect: <T>(value: T, read: () => T) => Promise<void>
  readonly read: <T>(read: () => T) => Promise<T>
  /** The text of an element. */
  readonly textOf: (target: Target) => Promise<string>
  /** Waits until the page has rendered twice: a date field loses a digit that comes in the same frame as another. */
  readonly frame: () => Promise<void>
  /** Waits until the element with the focus has this name. */
  readonly hasFocus: (name: string | RegExp) => Promise<void>
  /** Sets the size of the window in CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<void>
  /** Waits until nothing of the page is marked as loading. */
  readonly settled: () => Promise<void>
  /** A picture as PNG. */
  readonly picture: () => Promise<Buffer>
}

/** The code points that WebDriver has for keys. */
const keys = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowLeft: '\uE012',
  Home: '\uE011',
  End: '\uE010',
  Backspace: '\uE003',
} as const

/** A key by its name. */
export type KeyName = keyof typeof keys

/** A window by its handle. */
export function pageOf({ send, picture }: RunningBrowser, handle: string): EnginePage {
  async function run<T>(code: (...given: never[]) => T, ...given: readonly unknown[]): Promise<T> {
    await send('switchToWindow', { handle })
    const value = await send('executeScript', {
      script: `return (${code}).apply(null, arguments)`,
      args: given,
      sandbox: null,
    })
    return value as T
  }
  async function find(target: Target): Promise<string | null> {
    const found: unknown = await run(findInPage, sent(target))
    if (found !== 'no queries') return Object(found)[elementKey] ?? null
    await send('executeScript', { script: queriesSource, args: [], sandbox: null })
    return find(target)
  }
  const wait = <T>(what: string, attempt: () => Promise<T>): Promise<T> =>
    vi.waitFor(attempt, waiting).catch((error: unknown) => {
      throw new Error(`Waited for ${what}: ${error instanceof Error ? error.message : error}`, { cause: error })
    })
  const found = (target: Target) =>
    wait(inWords(target), async () => (await find(target)) ?? refuse('it is not in sight'))
  const keyStrokes = async (characters: readonly string[]) => {
    await send('switchToWindow', { handle })
    const actions = characters.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
    await send('performActions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  const click = (target: Target) =>
    wait(`a click on ${inWords(target)}`, async () => {
      const id = (await find(target)) ?? refuse('it is not in sight')
      const point = await run(pointInPage, { [elementKey]: id })
      if (typeof point === 'string') return refuse(point)
      const [x, y] = point
      const actions = [
        { type: 'pointerMove', x, y, origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      const parameters = { pointerType: 'mouse' }
      await send('performActions', { actions: [{ type: 'pointer', id: 'mouse', parameters, actions }] })
    })
  const focus = async () => (await run(focusedInPage)) ?? ''
  const pressTo = async (key: KeyName, name: string | RegExp) => {
    for (let presses = 0; presses < 60; presses++) {
      await keyStrokes([keys[key]])
      if (isNamed(await focus(), name)) return
    }
    refuse(`${key} reaches no ${name}`)
  }
  const go = async (command: 'navigate' | 'refresh' | 'back' | 'forward', parameters = {}) => {
    await send('switchToWindow', { handle })
    await send(command, parameters)
  }
  const expect = <T>(value: T, read: () => T) =>
    wait(`${value} of ${read}`, async () => {
      const present = await run(read)
      if (JSON.stringify(present) !== JSON.stringify(value)) refuse(`it is ${present}`)
    })
  return {
    goTo: (url) => go('navigate', { url }),
    reload: () => go('refresh'),
    back: () => go('back'),
    forward: () => go('forward'),
    click,
    async see(target) {
      await found(target)
    },
    gone: (target) =>
      wait(`the end of ${inWords(target)}`, async () => {
        if ((await find(target)) !== null) refuse('it is still in sight')
      }),
    async fill(target, text) {
      await click(target)
      await run(selectInPage)
      await keyStrokes([...text])
    },
    type: (text) => keyStrokes([...text]),
    press: (...names) => keyStrokes(names.map((name) => keys[name])),
    tabTo: (name) => pressTo('Tab', name),
    pressTo,
    async attach(path) {
      const id = await wait('a field for a file', async () => {
        const element: unknown = await run(fileFieldInPage)
        return String(Object(element)[elementKey] ?? refuse('there is none'))
      })
      await send('elementSendKeys', { id, text: path })
    },
    arriveAt: (path) =>
      wait(`the address ${path}`, async () => {
        const present = await run(() => location.pathname + location.search + location.hash)
        if (!isNamed(present, path)) refuse(`it is ${present}`)
      }),
    expect,
    settled: () => expect(0, loadingInPage),
    read: run,
    async textOf(target) {
      return run((element: Element) => element.textContent ?? '', { [elementKey]: await found(target) })
    },
    async frame() {
      await run(countFramesInPage)
      await wait('two frames', async () => {
        if ((await run(() => Number(Reflect.get(window, 'porticoTestFrames')))) < 2) refuse('they have not come')
      })
    },
    hasFocus: (name) =>
      wait(`the focus on ${name}`, async () => {
        const present = await focus()
        if (!isNamed(present, name)) refuse(`it is on ${present}`)
      }),
    async resize(width, height) {
      await send('switchToWindow', { handle })
      const frame = await run(() => [outerWidth - innerWidth, outerHeight - innerHeight] as const)
      await send('setWindowRect', { x: 0, y: 0, width: width + frame[0], height: height + frame[1] })
    },
    async picture() {
      await send('switchToWindow', { handle })
      const [top, width, height] = await run(() => [outerHeight - innerHeight, innerWidth, innerHeight] as const)
      return picture({ top, width, height })
    },
  }
}

const waiting = { timeout: 20_000, interval: 50 }

function refuse(reason: string): never {
  throw new Error(reason)
}

function isNamed(present: string, name: string | RegExp): boolean {
  return typeof name === 'string' ? present === name : name.test(present)
}
