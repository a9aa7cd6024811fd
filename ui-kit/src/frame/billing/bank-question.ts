import type { PaymentField } from '@portico/headless'
import { passOverDialog } from './light-place.ts'

/**
 * The field, with room for the question of a bank: payment providers add it to the page while a card is confirmed, where an
 * open dialog would make it inert.
 */
export function askingInPage(field: PaymentField, page: Document): PaymentField {
  return {
    async confirm(confirmation) {
      const observer = new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (node instanceof HTMLElement) passOverDialog(node)
        }
      })
      observer.observe(page.body, { childList: true })
      try {
        return await field.confirm(confirmation)
      } finally {
        observer.disconnect()
      }
    },
    setTheme: (theme) => field.setTheme(theme),
    focus: () => field.focus(),
    dispose: () => field.dispose(),
  }
}
