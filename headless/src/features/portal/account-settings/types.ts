import type { RecordActions, RecordPatch, RecordState } from '../../../core/lists/single-record.ts'
import type { Outcome } from '../../../core/outcome.ts'

/** The settings of the account: the tenant of the signed-in user. Texts are empty if the provider has none. */
export interface AccountSettings {
  readonly tenantId: string
  readonly companyName: string
  /** The website of the company; `null` if the provider keeps none. Then a save of it fails with `website-not-kept`. */
  readonly website: string | null
  readonly address: string
  /** An IANA time zone. `default` is the time zone of the browser. */
  readonly timezone: string
  /** A pattern such as `DD/MM/YYYY`. */
  readonly dateFormat: string
  /** A pattern such as `HH:mm`. */
  readonly timeFormat: string
  /** A currency code of ISO 4217, such as `USD`. */
  readonly currency: string
  /** The address of the logo: `https:`, or a `data:image/` URL. */
  readonly logo: string
  /** The address that the people of the account go to after they sign in. */
  readonly applicationUrl: string
  /** The address where the people of the account sign in. */
  readonly loginUrl: string
}

/** The settings of the account; `value` is `null` until they are loaded. */
export interface AccountSettingsState extends RecordState<AccountSettings> {}

/** Actions on the settings of the account. They load by themselves while they are rendered and a user is signed in. */
export interface AccountSettingsActions extends RecordActions<AccountSettings> {
  /**
   * Changes the members that are given, at once, and back if the provider refuses. Fails with `no-changes` if none of them
   * differs. Saves are sent one after another. Members that another administrator changes meanwhile stay.
   */
  save(patch: RecordPatch<AccountSettings>): Promise<Outcome>
}

/** The look of the login box of the account: `themeV2.loginBox` of its metadata. */
export interface CustomLogin {
  /** The members that differ from those of the application. Empty without an own look. */
  readonly theme: Readonly<Record<string, unknown>>
}

/** The look of the login box of the account; `value` is `null` until it is loaded. */
export interface CustomLoginState extends RecordState<CustomLogin> {}

/** Actions on the look of the login box. It loads by itself while it is rendered and a user is signed in. */
export interface CustomLoginActions extends RecordActions<CustomLogin> {
  /**
   * Changes the members that are given, those of nested objects one by one, at once, and back if the provider refuses. Fails
   * with `no-changes` if none of them differs. The next sign-in shows the change.
   */
  save(patch: RecordPatch<CustomLogin>): Promise<Outcome>
}
