/** The names of a user's picture, the present one first. */
export interface Pictured {
  readonly profilePictureUrl?: unknown
  readonly profileImageUrl?: unknown
  readonly profileImage?: unknown
}

/** The address of a user's picture, or `null`. A former name counts only if the present one is not sent: `null` is a removal. */
export function pictureOf({ profilePictureUrl, profileImageUrl, profileImage }: Pictured): string | null {
  const picture = profilePictureUrl !== undefined ? profilePictureUrl : (profileImageUrl ?? profileImage)
  return typeof picture === 'string' && picture !== '' ? picture : null
}
