import { PorticoError, PorticoProvider } from '@portico/headless'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { quietClient } from '../../../../headless/test/quiet-client.ts'
import { LocaleProvider } from '../../i18n/index.ts'
import { recordFormMessages } from '../../i18n/messages/portal/record-form.gen.ts'
import { de } from '../../locales/de/index.ts'
import { CallFailure, useCallFailure } from './call-failure.tsx'

afterEach(cleanup)

function Failed({ error }: { readonly error: PorticoError }) {
  return <CallFailure failure={useCallFailure(error, recordFormMessages)} />
}

describe('the failure of a call', () => {
  it.each([
    [413, 'Error request is too large', 'Das ist zu groß'],
    [400, 'Unknown error occurred', 'Das hat nicht geklappt'],
  ])('a failure of status %i is shown in the language of the page: %s', async (status, message, title) => {
    const error = new PorticoError('ER-ADMIN-PORTAL-GENERIC-ERROR', message, { status })
    render(
      <PorticoProvider client={quietClient().client}>
        <LocaleProvider locale={de}>
          <Failed error={error} />
        </LocaleProvider>
      </PorticoProvider>,
    )
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(title)
    expect(alert.textContent).not.toContain(message)
  })
})
