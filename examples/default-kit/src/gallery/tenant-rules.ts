import { passwordRules } from '@portico/headless'
import { type FrozenFeature, frozen } from '@portico/headless/preview'

/** The password rules of the tenant in every picture. */
export const tenantRules: FrozenFeature = frozen(passwordRules, {
  rules: {
    minLength: 10,
    maxLength: 128,
    allowPassphrases: true,
    minPhraseLength: 20,
    refusesRepeats: true,
    characters: ['lowercase', 'uppercase', 'number'],
    minCharacterKinds: 3,
  },
})
