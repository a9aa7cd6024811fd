import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './expect-accessible.ts'
import { byKeyboard, byMouse } from './hand.ts'
import { describeSection, type SectionUnderTest } from './portal-section.ts'

const section: SectionUnderTest = {
  section: 'webhooks',
  query: '&portal.tab=slack',
  ready: (page) => button(page, 'Connect Slack'),
  prepare: ({ emulator }) => emulator.arrange((state) => void state.slackWorkspaces.splice(0)),
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const valuesOf = (page: Page) => [...new URL(page.url()).searchParams.keys()]

describeSection('Slack in the portal', section, (enter) => {
  it.each([
    { by: 'the mouse', handOf: byMouse },
    { by: 'the keyboard', handOf: byKeyboard },
  ])('by $by alone, a workspace is refused at first, then connected, there and back', async ({ handOf }) => {
    const visit = await enter()
    const { page, emulator } = visit
    const hand = handOf(page)
    const before = page.url()
    await hand.press(button(page, 'Connect Slack'))
    await hand.press(button(page, 'Cancel'))
    await page.getByText('Access was refused at Slack. Nothing has changed.').waitFor()
    expect(page.url()).toBe(before)
    await expectAccessible(page, 'a refusal')

    await hand.press(button(page, 'Connect Slack'))
    await hand.press(button(page, 'Allow'))
    await page.getByText('No events in Slack yet').waitFor()
    await page.getByText('Slack is connected').first().waitFor()
    expect(page.url()).toBe(before)
    expect(emulator.snapshot().slackWorkspaces).toHaveLength(1)

    await page.reload()
    await page.getByText('No events in Slack yet').waitFor()
    expect(valuesOf(page)).not.toContain('code')
    await visit.end()
  })

  it('a link with a code of another person connects nothing', async () => {
    const visit = await enter()
    const { page, emulator } = visit
    await page.goto(`${page.url()}&code=stolen&state=slack.stolen`)
    await page.getByText(/This return from Slack wasn’t asked for/).waitFor()
    expect(valuesOf(page)).not.toContain('code')
    expect(emulator.snapshot().slackWorkspaces).toEqual([])
    await visit.end()
  })
})
