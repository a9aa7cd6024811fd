import type { ElementHandle, Locator, Page } from 'playwright-core'

/** A person who works by the mouse alone, or by the keyboard alone. Their presses are counted; what they type is not. */
export interface Hand {
  /** Presses a button, a link, a tab, an option or a switch. */
  readonly press: (control: Locator) => Promise<void>
  /** Checks a checkbox or a radio. */
  readonly check: (control: Locator) => Promise<void>
  /** Types into a field, over what is there. */
  readonly type: (field: Locator, text: string) => Promise<void>
  /** Pastes a long text, such as a certificate, over what is in a field. */
  readonly paste: (field: Locator, text: string) => Promise<void>
  /** The number of presses so far. */
  readonly presses: () => number
}

/** A hand on the mouse. */
export function byMouse(): Hand {
  let count = 0
  return {
    async press(control) {
      count += 1
      await control.click()
    },
    async check(control) {
      count += 1
      // The words of a choice are its target: the control itself is hidden beneath.
      await control.locator('xpath=ancestor::label').click()
    },
    type: (field, text) => field.fill(text),
    paste: (field, text) => field.fill(text),
    presses: () => count,
  }
}

/** A hand on the keyboard. A key that moves the focus is no press. */
export function byKeyboard(page: Page): Hand {
  let count = 0

  /** Moves the focus to a control, with Tab, or with the arrow keys within a menu, a list, a table, tabs or radios. */
  async function reach(control: Locator): Promise<void> {
    // Kept, because a list that opens on the way hides the rest of the page from queries by role.
    let target = await elementOf(control)
    await page.evaluate(focusRests)
    for (let keys = 0; keys < farthest; keys++) {
      // A field whose list loads with the focus is another element afterwards.
      if (!(await target.evaluate((element) => element.isConnected))) target = await elementOf(control)
      const { isThere, isBeside } = await target.evaluate((element, groups) => {
        const root = element.getRootNode() as Document | ShadowRoot
        const group = element.closest(groups)
        const active = root.activeElement
        return {
          isThere: active === element,
          isBeside: group !== null && active !== null && group.contains(active),
        }
      }, grouped)
      if (isThere) return
      await page.keyboard.press(isBeside ? await arrowOf(target) : 'Tab')
    }
    throw new Error(`The keyboard does not reach ${control}`)
  }

  return {
    async press(control) {
      await reach(control)
      count += 1
      await page.keyboard.press('Enter')
    },
    async check(control) {
      await reach(control)
      count += 1
      await page.keyboard.press('Space')
    },
    async type(field, text) {
      await reach(field)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    async paste(field, text) {
      await reach(field)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText(text)
    },
    presses: () => count,
  }
}

async function elementOf(control: Locator): Promise<ElementHandle<SVGElement | HTMLElement>> {
  const element = await control.elementHandle()
  if (element) return element
  throw new Error(`There is no ${control}`)
}

async function arrowOf(control: ElementHandle<Element>): Promise<string> {
  return (await control.getAttribute('role')) === 'tab' ? 'ArrowRight' : await control.evaluate(arrowInPage)
}

/**
 * Runs in the page: resolves once the focus stays for some frames. A page moves it in a frame after the press, before any person's next
 * key.
 */
async function focusRests(): Promise<void> {
  const focused = () => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    return active
  }
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  for (let last = focused(), rested = 0; rested < 4; rested++) {
    await frame()
    if (focused() === last) continue
    last = focused()
    rested = -1
  }
}

/** Runs in the page: returns the arrow that leads to a control: in a table first to its row, then along it. */
function arrowInPage(control: Element): string {
  const { activeElement } = control.getRootNode() as Document | ShadowRoot
  const [row, from] = [control.closest('[role="row"]'), activeElement?.closest('[role="row"]')]
  if (!row || !from || !activeElement) return 'ArrowDown'
  const [goal, start] = row === from ? [control, activeElement] : [row, from]
  const isAfter = (start.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  if (row === from) return isAfter ? 'ArrowRight' : 'ArrowLeft'
  return isAfter ? 'ArrowDown' : 'ArrowUp'
}

/** Controls that are one stop of the Tab key. */
const grouped = '[role="menu"], [role="listbox"], [role="tablist"], [role="radiogroup"], [role="grid"]'
/** The most keys on the way to a control. */
const farthest = 300
