import type { PaymentFieldOptions, PaymentFieldState, PaymentTheme } from '@portico/headless'
import { testCards } from '../billing/test-cards.ts'

/** A card as a person types it. */
export interface TypedCard {
  readonly number: string
  /** From 1 to 12. */
  readonly expMonth: number
  /** With four digits. */
  readonly expYear: number
}

/** Inputs for a test card in a page. */
export interface CardInputs {
  /** The typed card; `null` while it is incomplete. */
  readonly card: () => TypedCard | null
  /** Asks the person as a bank does. Resolves to `true` if they accept. */
  readonly askBank: () => Promise<boolean>
  readonly setTheme: (theme: PaymentTheme) => void
  readonly focus: () => void
  readonly remove: () => void
}

/** Puts inputs for number, expiry and code into an element. */
export function cardInputs(element: HTMLElement, { label, theme, onChange }: PaymentFieldOptions): CardInputs {
  const page = element.ownerDocument
  const group = page.createElement('div')
  group.setAttribute('role', 'group')
  group.setAttribute('aria-label', label)
  const number = input('Card number', 'cc-number', '4242 4242 4242 4242')
  const expiry = input('Expiry', 'cc-exp', 'MM / YY')
  const code = input('Security code', 'cc-csc', 'CVC')
  Object.assign(group.style, { display: 'flex', flexWrap: 'wrap', gap: '0 8px' })
  number.style.flex = '1 1 10em'
  expiry.style.flex = '0 1 4.5em'
  code.style.flex = '0 1 3.5em'
  group.append(number, expiry, code)
  element.replaceChildren(group)
  group.addEventListener('input', () =>
    onChange?.(stateOf(cardIn(number.value, expiry.value, code.value), number.value)),
  )
  if (theme) setTheme(theme)
  return {
    card: () => cardIn(number.value, expiry.value, code.value),
    askBank,
    setTheme,
    focus: () => number.focus(),
    remove: () => group.remove(),
  }

  function input(name: string, autocomplete: AutoFill, placeholder: string): HTMLInputElement {
    const made = page.createElement('input')
    made.setAttribute('aria-label', name)
    Object.assign(made, { autocomplete, placeholder, inputMode: 'numeric', dir: 'ltr' })
    Object.assign(made.style, plainInput)
    return made
  }

  function askBank(): Promise<boolean> {
    const question = page.createElement('div')
    question.setAttribute('role', 'group')
    question.setAttribute('aria-label', 'Your bank')
    return new Promise((resolve) => {
      const button = (text: string, answer: boolean) => {
        const made = page.createElement('button')
        Object.assign(made, { type: 'button', textContent: text })
        made.addEventListener('click', () => {
          question.remove()
          resolve(answer)
        })
        return made
      }
      question.append(button('Confirm with the bank', true), button('Refuse', false))
      group.append(question)
    })
  }

  function setTheme({ text, background, fontFamily, fontSize }: PaymentTheme): void {
    // Styles set by script need no entry in a content security policy.
    Object.assign(group.style, { color: text, background, fontFamily, fontSize })
  }
}

/** The frame around the field is that of the page. */
const plainInput = {
  minWidth: '0',
  margin: '0',
  padding: '0',
  border: '0',
  outline: '0',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
}

function cardIn(number: string, expiry: string, code: string): TypedCard | null {
  const digits = number.replace(/\s/g, '')
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(\d{2})\s*$/.exec(expiry) ?? []
  const expMonth = Number(month)
  if (!/^\d{12,19}$/.test(digits) || !/^\d{3,4}$/.test(code.trim()) || !(expMonth >= 1 && expMonth <= 12)) return null
  return { number: digits, expMonth, expYear: 2000 + Number(year) }
}

function stateOf(card: TypedCard | null, number: string): PaymentFieldState {
  const brand = testCards.find((one) => one.number === number.replace(/\s/g, ''))?.brand ?? null
  return { isComplete: card !== null, brand, error: null }
}
