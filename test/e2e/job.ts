import type { Locator, Page } from 'playwright-core'
import type { Hand } from './hand.ts'
import type { Visit } from './visit.ts'

/** What an administrator wants done. */
export interface Job {
  readonly title: string
  /** The section where it begins. The way to it is no press of the job. */
  readonly section: string
  /** The most presses, from the section on. */
  readonly presses: number
  readonly run: (hand: Hand, page: Page, visit: Visit) => Promise<void>
  /** Where the job ends: the result, and the next step. */
  readonly ends: (page: Page) => readonly Locator[]
}

/** The button of a name. */
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
/** The link to a section. */
export const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name, exact: true })
/** The field of a name. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
/** The option of a name. */
export const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true })
