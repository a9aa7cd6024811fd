import type { RecordActions, RecordState } from '../../../core/lists/single-record.ts'
import type { Outcome } from '../../../core/outcome.ts'

/** The profile of the signed-in user. */
export interface Profile {
  readonly id: string
  /** Empty if the user signs in by another name. It cannot be saved. */
  readonly email: string
  /** `true` once the e-mail address is confirmed. It cannot be saved. */
  readonly isEmailVerified: boolean
  /** The name to sign in with; empty without one. It cannot be saved. */
  readonly username: string
  readonly name: string
  /** In international form; empty without one. A save accepts spaces and brackets, as `internationalNumber` does. */
  readonly phoneNumber: string
  /** Empty without one. */
  readonly jobTitle: string
  /** The postal address as text; empty without one. */
  readonly address: string
  /** The address of the picture, or `null`. To upload a picture, save it as a base64 `data:` URL. `null` removes it. */
  readonly profilePictureUrl: string | null
  /** The data of the application, without `jobTitle` and `address`. A save changes the given members alone. */
  readonly metadata: Readonly<Record<string, unknown>>
  /** The source of the account, such as `local`, `saml` or `google`. It cannot be saved. */
  readonly provider: string
  /** The system that changes name, address and phone: `frontegg` is the product itself, `scim2` a directory. It cannot be saved. */
  readonly managedBy: string
}

/** The profile; `value` is `null` until it is loaded. */
export interface ProfileState extends RecordState<Profile> {}

export interface UploadPictureInput {
  /** An image as a base64 `data:` URL. */
  readonly dataUrl: string
}

/**
 * Actions on the profile. It loads by itself while it is rendered and a user is signed in; a read that fails for a moment is
 * retried every two seconds, three reads in all. `user` of `useSession` follows each change.
 */
export interface ProfileActions extends RecordActions<Profile> {
  /**
   * Uploads a picture, and saves its address. The picture is shown at once, and the former one returns if the provider
   * refuses. Fails with `picture-unreadable` if the text is no base64 `data:` URL of an image, and with
   * `picture-too-large` if a server refuses its size.
   */
  uploadPicture(input: UploadPictureInput): Promise<Outcome>
}
