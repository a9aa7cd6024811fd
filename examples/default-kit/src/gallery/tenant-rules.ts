import { passwordRulesFeature } from '@portico/headless'
import { type FrozenFeature, frozen } from '@portico/headless/preview'

/** The password rules of the tenant in every picture. */
export const tenantRules: FrozenFeature = frozen(passwordRulesFeature, {
  rules: {
    minLength: 10,
    maxLength: 128,
    isPassphraseAllowed: true,
    minPhraseLength: 20,
    isRepeatRefused: true,
    characters: ['lowercase', 'uppercase', 'number'],
    minCharacterKinds: 3,
  },
})
