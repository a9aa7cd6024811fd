import { cleanup, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { settle } from '../../headless/test/fake-ports.ts'
import { type App, openApp } from '../../headless/test/open-app.ts'
import { addressOf, flagsFor, openPortal } from './open-portal.tsx'

/** A portal whose reads wait for the test. */
export interface HeldPortal {
  readonly app: App
  /** The calls of the open portal so far: method, path, query and body. */
  readonly calls: () => readonly string[]
  /** The number of reads that wait. */
  readonly held: () => number
  /** Lets the read that waits longest go on, or the one that came last. */
  readonly release: (which: 'oldest' | 'newest') => void
  /** Waits until the page has stopped changing: its lazy parts are there, and without a read that waits no skeleton is. */
  readonly quiet: () => Promise<void>
}

/** Opens the portal within a page at an address, for an administrator. Each read of a section waits, if `isHeld`. */
export async function openHeld(address: string, isHeld = true): Promise<HeldPortal> {
  const beside = await openApp()
  const gates: (() => void)[] = []
  const calls: string[] = []
  let isRendered = false
  let underWay = 0
  const counted = async (work: Promise<Response>) => {
    underWay++
    return work.finally(() => underWay--)
  }
  const app = await openPortal(
    { isInline: true, sections: (ours) => ours.map((section) => ({ ...section, visibility: 'always' })) },
    {
      beside,
      signedInAs: 'admin@acme.test',
      address,
      flags: flagsFor(address),
      instead: (url, init) => {
        if (!isRendered) return undefined
        calls.push([init?.method ?? 'GET', url.pathname + url.search, init?.body].filter(Boolean).join(' '))
        const answer = () => counted(beside.browser.fetch(url, init))
        if (!isHeld || ofPortal.some((end) => url.pathname.endsWith(end))) return answer()
        return new Promise<void>((resolve) => gates.push(resolve)).then(answer)
      },
    },
    () => {
      isRendered = true
    },
  )
  const isWhole = () =>
    underWay === 0 &&
    document.querySelector('main h1') !== null &&
    (gates.length > 0 || !document.querySelector('.portico-Skeleton, main [aria-busy="true"]'))
  await quiet(isWhole)
  return {
    app,
    quiet: () => quiet(isWhole),
    calls: () => calls,
    held: () => gates.length,
    release: (which) => (which === 'oldest' ? gates.shift() : gates.pop())?.(),
  }
}

/** Waits until the page has stopped changing: its lazy parts are there, and the answers that are not held. */
async function quiet(isWhole: () => boolean): Promise<void> {
  let calm = 0
  let former = ''
  for (let turn = 0; calm < 8; turn++) {
    if (turn > 2000) throw new Error(`The page does not become calm: ${document.body.innerHTML.slice(0, 5000)}`)
    await vi.dynamicImportSettled()
    await settle()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const now = document.body.innerHTML
    calm = now === former && isWhole() && !document.querySelector('[data-portico-loading]') ? calm + 1 : 0
    former = now
  }
}

/** The addresses of the tabs of a section, of its first record, and of the tabs of that. */
export async function placesOf(section: string): Promise<readonly string[]> {
  const { app, quiet } = await openHeld(section, false)
  const places = new Set([section, ...(await tabsOf(app, quiet))])
  await app.ports.page.travel(section)
  await quiet()
  const row = document.querySelector<HTMLElement>('[data-open]')
  if (row) {
    row.click()
    await quiet()
    places.add(String(addressOf(app)))
    for (const place of await tabsOf(app, quiet)) places.add(place)
  }
  cleanup()
  return [...places]
}

async function tabsOf(app: App, quiet: () => Promise<void>): Promise<readonly string[]> {
  const places: string[] = []
  const main = screen.getByRole('main')
  const count = main.querySelectorAll('[role=tab]').length
  for (let at = 0; at < count; at++) {
    main.querySelectorAll<HTMLElement>('[role=tab]')[at]?.click()
    await quiet()
    places.push(String(addressOf(app)))
  }
  return places
}

/** What a page shows outside of its navigation: texts, names and values, each with its cell of a table. */
export function shownTexts(): readonly string[] {
  const texts: string[] = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement
    if (!element || element.closest(general)) continue
    const cell = element.closest('td, th')
    const place = cell ? `${indexIn(cell.closest('tr'))}/${indexIn(cell)} ` : ''
    const shown =
      node instanceof Element
        ? [node.getAttribute('aria-label'), node.getAttribute('aria-valuenow'), node.getAttribute('aria-valuetext')]
        : // A text that may break within is one text.
          [element.querySelector(':scope > wbr') ? element.textContent : node.textContent]
    for (const text of shown)
      if (text?.trim() && !/^Loading/.test(text) && !element.matches('table, [role="dialog"]'))
        texts.push(place + text.trim())
  }
  return texts
}

/**
 * No data: navigation, names of pages, menus of rows, and the tools and heads of a table, which go if it has no rows. An
 * announcement, such as a year that a field of a former test had, stays for seven seconds.
 */
const general =
  'nav, style, [role="status"], [data-live-announcer], h1, .portico-DialogTitle, .portico-FilterBar, .portico-TableKeys, thead, [aria-haspopup="menu"]'

function indexIn(element: Element | null): number {
  let index = 0
  for (let one = element?.previousElementSibling; one; one = one.previousElementSibling) index++
  return index
}

/**
 * The reads of the portal itself, and the formats of the account: until those are known, dates are shown in the formats of the
 * browser, which is no untruth.
 */
const ofPortal = ['/notification', '/account-settings/v1']
