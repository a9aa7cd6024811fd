import { PorticoProvider } from '@portico/headless'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { openApp } from '../../../../../headless/test/open-app.ts'
import { describedActions } from '../../../../../providers/emulator/src/core/audit-descriptions.ts'
import { type LocaleName, LocaleProvider } from '../../../i18n/index.ts'
import { portalWords } from '../../../i18n/locales/portal/words.gen.ts'
import { WordsProvider } from '../../../i18n/words-provider.tsx'
import { descriptionOf, useActionWords } from './use-action-words.ts'

afterEach(cleanup)

async function open(locale: LocaleName) {
  const { client } = await openApp()
  const { result } = renderHook(() => useActionWords(), {
    wrapper: ({ children }: { readonly children?: ReactNode }) => (
      <PorticoProvider client={client}>
        <LocaleProvider locale={locale}>
          <WordsProvider words={portalWords}>{children}</WordsProvider>
        </LocaleProvider>
      </PorticoProvider>
    ),
  })
  return (action: string) => result.current(action)
}

describe('the words of an action', () => {
  it.each<readonly [LocaleName, string, string]>([
    ['en', 'Create role', 'Update second-step policy'],
    ['de', 'Rolle anlegen', 'Regel für den zweiten Schritt ändern'],
    ['he', 'יצירת תפקיד', 'עדכון מדיניות השלב השני'],
  ])('are in the language of the page: %s', async (locale, role, policy) => {
    const words = await open(locale)
    await waitFor(() => expect(words('createRole')).toBe(role))
    expect(words('createRoleV2')).toBe(role)
    expect(words('createMfaPolicy')).toBe(policy)
  })

  it('are Hebrew for every action that the emulator describes', async () => {
    const words = await open('he')
    await waitFor(() => expect(words('createRole')).toBe('יצירת תפקיד'))
    expect(describedActions.filter((action) => !/[א-ת]/.test(words(action)))).toEqual([])
  })

  it('are the key in words if the kit does not know the action', async () => {
    const words = await open('en')
    expect(words('rotateSomedayKey')).toBe('Rotate someday key')
    expect(words('Sign-in locked')).toBe('Sign-in locked')
    expect(words('toString')).toBe('To string')
    expect(words('')).toBe('—')
  })
})

it('a description that repeats its action is empty', () => {
  expect(descriptionOf({ action: 'updateGroup', description: 'Update group' })).toBe('')
  expect(descriptionOf({ action: 'updateGroup', description: 'Changed the group Sites' })).toBe(
    'Changed the group Sites',
  )
})
