import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './expect-accessible.ts'
import { byKeyboard, byMouse, type Hand } from './hand.ts'
import { describeSection, type SectionUnderTest } from './portal-section.ts'
import type { Visit } from './visit.ts'

const people = 'People and their roles'
const tokens = 'API tokens'

const section: SectionUnderTest = {
  section: 'reports',
  ready: (page) => page.getByRole('link', { name: people, exact: true }),
  // The frame has the policy of the page as well, which refuses the styles of the report.
  prepare: ({ allow }) => allow(/Applying inline style violates|Blocked script execution in 'about:srcdoc'/),
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const frameOf = (page: Page, name: string) => page.frameLocator(`iframe[title="Preview of ${name}"]`)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const stored = ({ emulator }: Visit, name: string) =>
  emulator.snapshot().reports.find((report) => report.name === name)?.schedule ?? null

const hands = [
  { by: 'the mouse', handOf: byMouse },
  { by: 'the keyboard', handOf: byKeyboard },
]

describeSection('the reports in the portal', section, (enter) => {
  it.each(hands)('by $by alone, a report is read, scheduled, sent and downloaded', async ({ handOf }) => {
    const visit = await enter()
    const { page, emulator } = visit
    const hand: Hand = handOf(page)
    await hand.press(page.getByRole('grid', { name: 'Reports' }).getByRole('link', { name: tokens }))
    await heading(page, tokens).waitFor()
    await frameOf(page, tokens).getByRole('heading', { name: tokens }).waitFor()

    await hand.press(button(page, 'Schedule…'))
    const form = page.getByRole('dialog', { name: `Schedule ${tokens}` })
    await hand.check(form.getByRole('checkbox', { name: 'Thursday' }))
    await hand.press(form.getByRole('button', { name: /At$/ }))
    await hand.press(page.getByRole('option', { name: '08:30', exact: true }))
    await hand.type(form.getByRole('combobox', { name: 'Recipients' }), 'board@partner.test')
    await page.keyboard.press('Enter')
    await hand.press(form.getByRole('button', { name: 'Save schedule' }))
    await form.waitFor({ state: 'detached' })
    expect(stored(visit, tokens)).toMatchObject({
      cron: '30 8 * * 1,4',
      active: true,
      recipients: ['board@partner.test'],
    })
    await page.getByText('Monday and Thursday at 08:30').waitFor()

    await hand.press(button(page, 'Send now…'))
    const dialog = page.getByRole('dialog', { name: `Send ${tokens}` })
    await hand.press(dialog.getByRole('button', { name: 'Send', exact: true }))
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('row', { name: /Sent out.*board@partner\.test/ }).waitFor()
    expect(emulator.outbox().at(-1)).toMatchObject({ to: 'board@partner.test', subject: tokens })

    for (const [action, name] of [
      ['Download as PDF', /^API tokens \d{4}-\d\d-\d\d\.pdf$/],
      ['Download as image', /^API tokens \d{4}-\d\d-\d\d\.jpg$/],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        (async () => {
          await hand.press(button(page, 'Download'))
          await hand.press(page.getByRole('menuitem', { name: action }))
        })(),
      ])
      expect(download.suggestedFilename()).toMatch(name)
    }
    await visit.end()
  })

  it.each(hands)('by $by alone, a sending that failed is sent again to another address', async ({ handOf }) => {
    const visit = await enter()
    const { page, emulator } = visit
    const hand = handOf(page)
    await hand.press(page.getByRole('link', { name: people, exact: true }))
    await page.getByText('The last sending failed').waitFor()
    await hand.press(button(page, /^Actions for /).first())
    await hand.press(page.getByRole('menuitem', { name: 'Send again…' }))
    const dialog = page.getByRole('dialog', { name: `Send ${people}` })
    await hand.press(dialog.getByRole('button', { name: 'Remove lena@partner.invalid' }))
    await hand.type(dialog.getByRole('combobox', { name: 'Recipients' }), 'lena@partner.test')
    await page.keyboard.press('Enter')
    await hand.press(dialog.getByRole('button', { name: 'Send', exact: true }))
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('The last sending failed').waitFor({ state: 'detached' })
    expect(emulator.outbox().map(({ to }) => to)).toEqual(['lena@partner.test'])
    await visit.end()
  })

  it('a report without styles has the font and the lines of the kit, in light and in dark', async () => {
    const visit = await enter({
      prepare: ({ emulator }) =>
        emulator.arrange(({ reports }) => {
          for (const report of reports) report.htmlTemplate = '<h1>{{name}}</h1><table>{{head}}{{rows}}</table>'
        }),
    })
    const { page } = visit
    await page.getByRole('link', { name: people, exact: true }).click()
    const body = frameOf(page, people).locator('body')
    const kit = await fontOf(page.getByRole('heading', { level: 1, name: people }))
    await expect.poll(() => fontOf(body)).toBe(kit)
    expect(await lineOf(frameOf(page, people).getByRole('cell').first())).toBe('1px solid')
    const light = await brightnessOf(body)
    expect(light.ground).toBeGreaterThan(light.text)
    await page.evaluate(beDark)
    await expect.poll(async () => (await brightnessOf(body)).ground).toBeLessThan(100)
    const dark = await brightnessOf(body)
    expect(dark.text).toBeGreaterThan(dark.ground)
    await visit.end()
  })

  it('a report with colors of its own has them, and is light in dark', async () => {
    const visit = await enter({
      prepare: ({ emulator }) =>
        emulator.arrange(({ reports }) => {
          for (const report of reports)
            report.htmlTemplate =
              '<style>h1 { font-family: cursive; color: #123 }</style><h1>{{name}}</h1><p style="letter-spacing: 3px">{{createdAt}}</p>'
        }),
    })
    const { page } = visit
    await page.getByRole('link', { name: people, exact: true }).click()
    await page.evaluate(beDark)
    const frame = frameOf(page, people)
    await expect.poll(() => fontOf(frame.getByRole('heading', { name: people }))).toBe('cursive')
    expect(await frame.locator('p').evaluate((node) => getComputedStyle(node).letterSpacing)).toBe('3px')
    const { text, ground } = await brightnessOf(frame.locator('body'))
    expect(ground).toBeGreaterThan(text)
    await visit.end()
  })

  it('a style of a report for paper, and one of another language, change nothing on the screen', async () => {
    const visit = await enter({
      prepare: ({ emulator }) =>
        emulator.arrange(({ reports }) => {
          for (const report of reports)
            report.htmlTemplate = `<style media="print">h1 { font-family: monospace }</style><style type="text/x-plain">h1 { font-family: fantasy }</style>
              <style media="screen" type="TEXT/CSS">p { font-family: cursive }</style><h1>{{name}}</h1><p>{{createdAt}}</p>`
        }),
    })
    const { page } = visit
    await page.getByRole('link', { name: people, exact: true }).click()
    const frame = frameOf(page, people)
    await expect.poll(() => fontOf(frame.locator('p'))).toBe('cursive')
    expect(await fontOf(frame.getByRole('heading', { name: people }))).toBe(
      await fontOf(page.getByRole('heading', { level: 1, name: people })),
    )
    await visit.end()
  })

  it.each([
    ['its own target', '<a href="/orders" target="_self">Away</a>'],
    ['a part named like the root', '<img name="documentElement" alt=""><a href="/orders" target="_self">Away</a>'],
    [
      'parts named like members of the document',
      '<img name="defaultView" alt=""><img name="querySelectorAll" alt=""><a href="/orders" target="_self">Away</a>',
    ],
    [
      'parts named like members of a form',
      '<form href="x"><input name="setAttribute"></form><a href="/orders" target="_self">Away</a>',
    ],
    [
      'a shadow root',
      '<div><template shadowrootmode="open"><a href="/orders" target="_self">Away</a></template></div>',
    ],
    [
      'a drawing',
      '<svg xmlns:xlink="http://www.w3.org/1999/xlink"><a xlink:href="/orders" target="_self"><text y="20">Away</text></a></svg>',
    ],
    [
      'a target set',
      '<svg><a href="/orders"><set attributeName="target" to="_self"/><text y="20">Away</text></a></svg>',
    ],
  ])('a link in a report replaces nothing, with %s', async (_, part) => {
    const visit = await enter({
      prepare: ({ emulator, allow }) => {
        allow(/Content Security Policy|Blocked opening|Refused to execute the redirect/)
        emulator.arrange(({ reports }) => {
          for (const report of reports) report.htmlTemplate = `<h1>{{name}}</h1>${part}`
        })
      },
    })
    const { page } = visit
    const asked: string[] = []
    await page.getByRole('link', { name: people, exact: true }).click()
    const frame = frameOf(page, people)
    await frame.getByRole('heading', { name: people }).waitFor()
    await expect
      .poll(() => fontOf(frame.locator('body')))
      .toBe(await fontOf(page.getByRole('heading', { level: 1, name: people })))
    page.on('request', (request) => asked.push(request.url()))
    await frame.getByText('Away').click()
    await button(page, 'Refresh').click()
    await expect.poll(() => asked.some((address) => address.includes('preview-report'))).toBe(true)
    expect(asked.filter((address) => address.includes('/orders'))).toEqual([])
    await visit.end()
  })

  it('the frame of a report runs no script, sends no request and follows no link', async () => {
    const visit = await enter({
      prepare: ({ emulator, allow }) => {
        allow(/Content Security Policy|Blocked opening|Refused to execute the redirect/)
        emulator.arrange(({ reports }) => {
          for (const report of reports)
            report.htmlTemplate = `<html><body><h1>{{name}}</h1><script>document.title = 'run'; parent.postMessage('x', '*')</script>
              <img src="/orders" alt="" onerror="document.body.textContent = 'run'"><a href="/orders">Away</a>
              <meta http-equiv="refresh" content="0;url=/orders"></body></html>`
        })
      },
    })
    const { page } = visit
    const asked: string[] = []
    await page.getByRole('link', { name: people, exact: true }).click()
    const frame = frameOf(page, people)
    await frame.getByRole('heading', { name: people }).waitFor()
    page.on('request', (request) => asked.push(request.url()))
    await frame.getByRole('link', { name: 'Away' }).click()
    await frame.getByRole('heading', { name: people }).waitFor()
    await button(page, 'Refresh').click()
    await expect.poll(() => asked.some((address) => address.includes('preview-report'))).toBe(true)
    expect(asked.filter((address) => !address.includes('preview-report'))).toEqual([])
    expect(await frame.locator('body').textContent()).toContain(people)
    await visit.end()
  })

  it('what one administrator schedules is in the list of another one', async () => {
    const one = await enter()
    const other = await enter({ beside: one })
    const { page } = one
    await button(page, `Actions for ${tokens}`).click()
    await page.getByRole('menuitem', { name: 'Schedule…' }).click()
    const form = page.getByRole('dialog', { name: `Schedule ${tokens}` })
    await form.getByRole('button', { name: 'Save schedule' }).click()
    await form.waitFor({ state: 'detached' })
    await other.page.reload()
    await other.page.getByRole('row', { name: /API tokens.*Monday at 08:00/ }).waitFor()
    await one.end()
    await other.end()
  })

  it('axe finds nothing in the list, the page and the dialogs of reports', async () => {
    const visit = await enter()
    const { page } = visit
    await expectAccessible(page, 'the list')
    await page.getByRole('link', { name: people, exact: true }).click()
    await frameOf(page, people).getByRole('heading', { name: people }).waitFor()
    await expectAccessible(page, 'the page')
    await button(page, 'Schedule…').click()
    await page
      .getByRole('dialog', { name: `Schedule ${people}` })
      .getByRole('switch')
      .waitFor()
    await expectAccessible(page, 'the schedule')
    await page.keyboard.press('Escape')
    await button(page, 'Send now…').click()
    await page
      .getByRole('dialog', { name: `Send ${people}` })
      .getByRole('combobox')
      .waitFor()
    await expectAccessible(page, 'the sending')
    await visit.end()
  })
})

const fontOf = (place: Locator) => place.evaluate((node) => getComputedStyle(node).fontFamily)

/** Applies the dark scheme as the kit does. */
const beDark = () => {
  for (const surface of document.querySelectorAll('.portico')) surface.setAttribute('data-color-scheme', 'dark')
}

const lineOf = (place: Locator) =>
  place.evaluate((node) => {
    const { borderBlockEndWidth, borderBlockEndStyle } = getComputedStyle(node)
    return `${borderBlockEndWidth} ${borderBlockEndStyle}`
  })

/** The brightness of a text and of the ground of its document, from 0 to 255, as they are painted. */
const brightnessOf = (place: Locator) =>
  place.evaluate((node) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const painted = (color: string) => {
      if (!canvas) return -1
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
      return (red + green + blue) / 3
    }
    const ground = getComputedStyle(node.ownerDocument.documentElement).backgroundColor
    return { text: painted(getComputedStyle(node).color), ground: painted(ground) }
  })
