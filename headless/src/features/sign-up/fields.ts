import { readFromAddress } from '../../client/address-values.ts'
import type { Client } from '../../client/index.ts'
import { objectsIn } from '../../core/lists/rows-in.ts'
import type { components } from '../../http/contract.gen.ts'
import { startUpFeature } from '../../startup/feature.ts'
import type { FieldNeed, SignUpState, SignUpStrategies, SignUpStrategy } from './types.ts'

/** The provider's sign-up policy; `null` if it could not be loaded. */
export type Configuration = components['schemas']['PublicConfiguration'] | null

/** The identifiers before the policy has loaded: e-mail address only. */
export const usualStrategies: SignUpStrategies = {
  email: { isEnabled: true, isRequired: true },
  phoneNumber: { isEnabled: false, isRequired: false },
  username: { isEnabled: false, isRequired: false },
}

/** The identifiers that the provider enables; the others are off. */
export function strategiesOf(list: readonly components['schemas']['SignUpStrategy'][]): SignUpStrategies {
  const of = (name: keyof SignUpStrategies): SignUpStrategy => {
    const found = objectsIn(list).find(({ strategy }) => strategy === name)
    return { isEnabled: found?.isActive === true, isRequired: found?.isRequired === true }
  }
  return { email: of('email'), phoneNumber: of('phoneNumber'), username: of('username') }
}

/** The fields of the form. */
export function formOf(
  client: Client,
  strategies: SignUpStrategies,
  configuration: Configuration,
): Pick<SignUpState, 'strategies' | 'fields' | 'hasForm'> {
  const { email, phoneNumber, username } = strategies
  const { authStrategy = 'EmailAndPassword', allowNotVerifiedUsersLogin = false } = configuration ?? {}
  const setsPassword = allowNotVerifiedUsersLogin || (username.isEnabled && username.isRequired)
  const { isSsoActive } = client.get(startUpFeature).getSnapshot().policy
  return {
    strategies,
    fields: {
      email: needOf(email),
      phoneNumber: authStrategy === 'SmsCode' ? 'required' : needOf(phoneNumber),
      username: needOf(username),
      password: authStrategy === 'EmailAndPassword' && setsPassword ? 'required' : 'hidden',
      companyName: invitationOf(client) ? 'hidden' : 'required',
    },
    hasForm: authStrategy !== 'NoLocalAuthentication' || isSsoActive,
  }
}

/** The invitation in the page's address. */
export function invitationOf(client: Client): string | undefined {
  return readFromAddress(client, ['invitationToken']).invitationToken
}

function needOf({ isEnabled, isRequired }: SignUpStrategy): FieldNeed {
  return isEnabled ? (isRequired ? 'required' : 'optional') : 'hidden'
}
