import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inShare, longest } from '../share.ts'
import { answerAtOnce, galleryStates, onPages, showState } from './gallery.ts'
import { type House, openHouse } from './house.ts'

describe('the text spacing of WCAG 1.4.12', () => {
  let house: House
  let states: readonly string[]
  beforeAll(async () => {
    house = await openHouse({ site: 'kitInShadow', policy: 'strict', isInspected: false })
    const { page, end } = await house.visit()
    states = await galleryStates(page)
    await end()
  })
  afterAll(() => house.close())

  it.each([
    { width: 1280, share: 48 },
    { width: 360, share: 48 },
  ])('cuts no text of any state and widens no page at $width px', { timeout: longest }, async ({ width, share }) => {
    const { context, end } = await house.visit()
    const found: string[] = []
    await answerAtOnce(context)
    await onPages(context, inShare(share, states), async (page, state) => {
      await page.setViewportSize({ width, height: 900 })
      await showState(page, state)
      const before = new Set(await page.evaluate(cutTexts))
      await page.evaluate(spaceOut)
      const cut = (await page.evaluate(cutTexts)).filter((text) => !before.has(text))
      found.push(...cut.map((text) => `${state}: ${text}`))
    })
    expect(found.sort()).toEqual([])
    await end()
  })
})

/** Runs in the page: sets the spacing that a person may choose, everywhere. */
function spaceOut() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  )
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

/** Runs in the page: the texts that a box of a few lines cuts, but for those that end in an ellipsis, and the width of a page that is too wide. */
function cutTexts(): readonly string[] {
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  const cut = roots.flatMap((root) =>
    [...root.querySelectorAll<HTMLElement>('[class*="portico-"]')].flatMap((element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element)
      const isEnded = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none'
      if (!element.textContent?.trim() || isEnded || element.clientWidth < 2 || element.clientHeight > 160) return []
      const isNarrow = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1
      const isLow = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1
      return isNarrow || isLow ? [`${element.className}: ${element.textContent?.slice(0, 40)}`] : []
    }),
  )
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth + 1 ? [...cut, 'the page scrolls sideways'] : cut
}
