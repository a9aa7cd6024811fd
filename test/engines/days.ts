import type { EnginePage } from './engine-page.ts'

/** Types a day into the date field of the page: part by part, in the order of the parts, and a digit after the one before. */
export async function typeDay(page: EnginePage, day: Readonly<Record<string, string>>): Promise<void> {
  const kinds = await page.read(partsInPage)
  for (const digit of kinds.split(' ').flatMap((kind) => [...(day[kind] ?? '')])) {
    await page.type(digit)
    await page.frame()
  }
}

/** Runs in the page: puts the focus on the first part, and returns the kinds of all parts. */
function partsInPage(): string {
  const find = (root: ParentNode): readonly HTMLElement[] => [
    ...root.querySelectorAll<HTMLElement>('[role=spinbutton][data-type]'),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? find(shadowRoot) : [])),
  ]
  const parts = find(document)
  parts[0]?.focus()
  return parts.map((part) => part.getAttribute('data-type') ?? '').join(' ')
}
