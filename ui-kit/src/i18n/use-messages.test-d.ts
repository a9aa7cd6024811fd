import { describe, expectTypeOf, it } from 'vitest'
import type { Locale, MessageOverrides } from './catalogue.ts'
import type { LocaleName, LocaleProviderProps } from './locale-provider.tsx'
import { mfaMessages } from './messages/mfa.gen.ts'
import { signInMessages } from './messages/sign-in.gen.ts'
import { useMessages } from './use-messages.ts'

describe('a text', () => {
  const t = useMessages(signInMessages)

  it('is asked for by a key of its section', () => {
    expectTypeOf(t('login.lead')).toEqualTypeOf<string>()
    // @ts-expect-error There is no such message.
    t('login.leaad')
    // @ts-expect-error This message is of another section.
    t('login.passwordTitle')
  })

  it('is given the values it takes', () => {
    expectTypeOf(t('login.title', { app: 'Lantern' })).toEqualTypeOf<string>()
    // @ts-expect-error The values are missing.
    t('login.title')
    // @ts-expect-error A value is missing.
    t('login.title', {})
    // @ts-expect-error A value is of another type.
    t('login.title', { app: 1 })
    // @ts-expect-error A value is too many.
    t('login.title', { app: 'Lantern', email: 'dana@acme.test' })
  })

  it('is given nothing where it takes nothing', () => {
    // @ts-expect-error This message takes no values.
    t('login.lead', { app: 'Lantern' })
  })

  it('is asked for by a key that is put together of known words', () => {
    const of = useMessages(mfaMessages)
    const say = (method: 'SMS' | 'EmailCode') => of(`login.methods.${method}`)
    expectTypeOf(say).returns.toEqualTypeOf<string>()
    // @ts-expect-error There is no such method.
    of(`login.methods.${'Pigeon' as const}`)
  })
})

describe('texts of one’s own', () => {
  it('go by the keys of all messages', () => {
    expectTypeOf<{ 'login.title': string; 'login.passwordTitle': string }>().toExtend<MessageOverrides>()
    // @ts-expect-error There is no such message.
    const texts: MessageOverrides = { 'login.titel': 'Come in' }
    expectTypeOf(texts).toExtend<object>()
  })
})

describe('a language', () => {
  it('is one of those there are, or one that is given', () => {
    expectTypeOf<LocaleName | Locale | undefined>().toEqualTypeOf<LocaleProviderProps['locale']>()
  })
})
