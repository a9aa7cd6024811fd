import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { openScreen } from '../../../../test/open-screen.tsx'
import { Screen } from '../../../frame/screen.tsx'
import { type LocaleName, LocaleProvider } from '../../../i18n/index.ts'
import { portalWords } from '../../../i18n/locales/portal/words.gen.ts'
import { WordsProvider } from '../../../i18n/words-provider.tsx'
import { type AccessDialogProps, EmailDialog, PasswordDialog, PhonesDialog } from './access-dialogs.tsx'

afterEach(cleanup)

describe('the dialogs of the ways to sign in', () => {
  it.each<readonly [LocaleName, string, ComponentType<AccessDialogProps>]>([
    ['en', 'Change your email', EmailDialog],
    ['de', 'E-Mail-Adresse ändern', EmailDialog],
    ['he', 'שינוי כתובת הדוא״ל', EmailDialog],
    ['en', 'Change your password', PasswordDialog],
    ['de', 'Passwort ändern', PasswordDialog],
    ['he', 'שינוי הסיסמה שלכם', PasswordDialog],
    ['en', 'Your phone numbers', PhonesDialog],
    ['de', 'Ihre Telefonnummern', PhonesDialog],
    ['he', 'מספרי הטלפון שלכם', PhonesDialog],
  ])('are named by what is done, which stands there once: %s, %s', async (locale, name, Dialog) => {
    await openScreen(
      <LocaleProvider locale={locale}>
        <WordsProvider words={portalWords}>
          <Screen isolation="none">
            <Dialog onClose={() => {}} />
          </Screen>
        </WordsProvider>
      </LocaleProvider>,
      { signedInAs: 'admin@acme.test' },
    )
    const dialog = within(await screen.findByRole('dialog', { name }))
    await dialog.findByText(/\p{L}/u, { selector: '.portico-StepHeader p' })
    await waitFor(() => expect(dialog.getAllByRole('heading').map((one) => one.textContent)).toEqual([name]))
  })
})
