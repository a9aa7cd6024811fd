import type { Page } from 'playwright-core'

/** A thing as the browser tells it to assistive technology. */
export interface AccessibleThing {
  readonly role: string
  readonly name: string
  /** What describes it, put together by the browser: of a field its error and its help. */
  readonly description: string
  readonly isFocused: boolean
  readonly isInvalid: boolean
}

/** The things of a role in the browser's own accessibility tree, in the order of the page; those in shadow roots too. */
export async function accessibleThings(page: Page, role: string): Promise<readonly AccessibleThing[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const shown = nodes.filter((node) => !node.ignored && node.role?.value === role)
  return shown.map(({ name, description, properties = [] }) => {
    const stateOf = (property: string) => properties.find((one) => one.name === property)?.value.value
    return {
      role,
      name: String(name?.value ?? ''),
      description: String(description?.value ?? ''),
      isFocused: stateOf('focused') === true,
      isInvalid: stateOf('invalid') === 'true',
    }
  })
}

/** The role and the name of what has the focus for assistive technology: the innermost thing, in shadow roots too. */
export async function focusedThing(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const focused = nodes.filter(
    ({ ignored, role, properties = [] }) =>
      !ignored &&
      role?.value !== 'RootWebArea' &&
      properties.some(({ name, value }) => name === 'focused' && value.value === true),
  )
  const inner = focused.at(-1)
  return inner ? `${inner.role?.value} "${inner.name?.value ?? ''}"` : 'page'
}
