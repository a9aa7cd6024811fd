import { LocalizationsOverrides } from '@frontegg/types'

export const localizations: LocalizationsOverrides = {
  en: { loginBox: { login: { title: 'Welcome to Violet', continue: 'Go on' } } },
}
