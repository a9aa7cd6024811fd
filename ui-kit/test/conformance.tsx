import { render, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { type ComponentType, createElement, type ReactElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { MessageKey } from '../src/i18n/index.ts'
import { LocaleContext } from '../src/i18n/locale-context.ts'
import { shownName } from '../src/i18n/shown-name.ts'
import { Announcer } from '../src/isolation/announcer.tsx'
import { he } from '../src/locales/he/index.ts'
import { type SlotName, SlotsProvider, type Slotted } from '../src/slots/index.ts'

/** The facts about a part that its props do not show. */
export interface About<Props> {
  /** The element that its ref holds, by its HTML name. */
  readonly refTo: string
  /** The props that it renders as text. */
  readonly texts?: readonly (keyof Props & string)[]
  /** The messages that it renders itself. */
  readonly words?: readonly MessageKey[]
  /** The parent element that HTML requires, if any. */
  readonly within?: string
  /** `true` if it is an overlay, which a server does not render. */
  readonly isOverlay?: boolean
}

/** A part in the form that {@link itConforms} tests. */
export interface Conforming extends Omit<About<never>, 'texts'> {
  readonly texts: readonly string[]
  /** Returns the part with its props. `over` replaces some of them. */
  readonly element: (over?: object) => ReactElement
  readonly Part: ComponentType<object>
}

/** Returns the entry of a part for {@link itConforms}. The props show all that the part can render. */
export function conforming<Props extends object, Node extends Element>(
  Part: Slotted<Props, Node>,
  props: Props,
  { texts = [], ...about }: About<Props>,
): Conforming {
  // The signature checks the props of each part. The tests treat all parts alike.
  const Any = Part as unknown as ComponentType<object>
  return { ...about, texts, Part: Any, element: (over) => createElement(Any, { ...props, ...over }) }
}

/** Defines the tests that every replaceable part of the kit must pass. */
export function itConforms(slot: SlotName, part: Conforming): void {
  const { element, texts, words = [], refTo, within = 'div', isOverlay = false } = part

  it('hands its element to a ref', () => {
    const seen = vi.fn()
    render(element({ ref: seen }))
    expect(seen.mock.calls[0]?.[0]?.localName).toBe(refTo)
  })

  it('joins a class to its own', () => {
    render(element({ className: 'mine' }))
    expect(classesOf(slot)).toContain('mine')
  })

  it('takes the class its provider has for it', () => {
    render(<SlotsProvider classNames={{ [slot]: 'ours' }}>{element({ className: 'mine' })}</SlotsProvider>)
    expect(classesOf(slot)).toEqual(expect.arrayContaining([`portico-${slot}`, 'ours', 'mine']))
  })

  it('gives its place and its props to a replacement, which may hold the part itself', () => {
    const { Part } = part
    const Mine = (props: object) => <div data-testid="mine">{createElement(Part, props)}</div>
    render(<SlotsProvider slots={{ [slot]: Mine }}>{element({ className: 'given' })}</SlotsProvider>)
    expect(screen.getAllByTestId('mine')).toHaveLength(1)
    expect(classesOf(slot)).toContain('given')
  })

  it('renders on a server, and comes alive without a difference', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    const html = renderToString(element())
    expect(html.includes(`portico-${slot}`)).toBe(!isOverlay)
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = html
    render(element(), { container: place, hydrate: true })
    expect(complaints.mock.calls).toEqual([])
  })

  it('a part has no violation that axe finds', async () => {
    render(<main>{createElement(within, null, element())}</main>)
    // Colours, sizes and the surrounding page need a browser: the end-to-end tests check them.
    const { violations } = await axe.run(document.body, {
      rules: Object.fromEntries(
        ['color-contrast', 'target-size', 'region', 'page-has-heading-one'].map((id) => [id, { enabled: false }]),
      ),
    })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })

  it('takes no side: no style of its own names left or right', () => {
    render(inHebrew(element()))
    const styles = [...document.querySelectorAll('[style]')].filter((node) => !node.closest('[data-live-announcer]'))
    const ownStyles = styles
      // React Aria measures the position of a popover, in either direction.
      .filter((node) => /\bportico-/.test(node.className) && !node.matches('[data-trigger]'))
      .map((node) => node.getAttribute('style'))
    expect(ownStyles.filter((style) => /\b(?:left|right)\b/.test(style ?? ''))).toEqual([])
  })

  if (words.length > 0) {
    it('a part renders all its own words in the language of the page', () => {
      render(inHebrew(element()))
      const said = spoken()
      expect(words.filter((key) => !said.includes(String(he.messages[key])))).toEqual([])
    })
  }

  for (const text of texts) {
    describe(`whose ${text} is odd`, () => {
      it.each(oddTexts)('throws nothing and shows %s as text', async (_, odd) => {
        const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
        render(element({ [text]: odd }), { wrapper: Announcer })
        expect(complaints.mock.calls).toEqual([])
        expect(document.querySelector('script, img[onerror], b')).toBeNull()
        // A stored text is shown without marks that turn it, and cut.
        await waitFor(() => expect([odd, shownName(odd)].filter((text) => spoken().includes(text))).not.toEqual([]))
      })
    })
  }
}

const oddTexts = [
  ['nothing', ''],
  ['a very long word', 'verylong'.repeat(500)],
  ['Hebrew', 'שלום עולם'],
  ['marks that turn the direction', 'abc\u202edcba\u202c'],
  ['an emoji of several signs', '👩🏽‍🚀👨‍👩‍👧‍👦'],
  ['half a character', '\ud83d'],
  ['markup', '<b>bold</b><script>1</script><img src=x onerror=alert(1)>'],
] as const

function classesOf(slot: SlotName): readonly string[] {
  const all = document.querySelectorAll(`.portico-${slot}`)
  expect(all).toHaveLength(1)
  return [...(all[0]?.classList ?? [])]
}

/** Returns all text of the page, visible or for screen readers. */
function spoken(): string {
  const names = [...document.querySelectorAll('[aria-label], [alt], input')].flatMap((node) => [
    node.getAttribute('aria-label'),
    node.getAttribute('alt'),
    node.getAttribute('placeholder'),
    node instanceof HTMLInputElement ? node.value : null,
  ])
  return [document.body.textContent, ...names].join('\n')
}

/** Returns the children on a page in Hebrew. */
function inHebrew(children: ReactNode): ReactElement {
  const state = { locale: he, isReady: true, overriding: () => undefined }
  return (
    <LocaleContext.Provider value={state}>
      <div dir="rtl" lang="he">
        {children}
      </div>
    </LocaleContext.Provider>
  )
}
