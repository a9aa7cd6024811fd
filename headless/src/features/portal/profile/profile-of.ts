import { merged, type RecordPatch } from '../../../core/lists/single-record.ts'
import { isRecord } from '../../../core/record.ts'
import { parsed } from '../../../http/body.ts'
import type { components } from '../../../http/contract.gen.ts'
import { pictureOf } from '../../../session/picture-of.ts'
import { internationalNumber } from '../../phone-numbers/index.ts'
import type { Profile } from './types.ts'

type User = components['schemas']['User']

/** The profile of the provider's answer. Job title and address are members of its metadata. */
export function profileOf(user: User): Profile {
  const { id, email, verified, username, name, phoneNumber, provider = 'local', managedBy = 'frontegg' } = user
  const { jobTitle, address, ...metadata } = metadataOf(user)
  return {
    id,
    email,
    isEmailVerified: verified,
    username: username ?? '',
    name,
    phoneNumber: phoneNumber ?? '',
    jobTitle: textOf(jobTitle),
    address: textOf(address),
    profilePictureUrl: pictureOf(user),
    metadata,
    provider,
    managedBy,
  }
}

/** The body of a save: the whole profile of the provider, with the changes over it. */
export function bodyOf(user: User, patch: RecordPatch<Profile>): components['schemas']['UpdateProfileRequest'] {
  const { phoneNumber: formerNumber, profileImage, ...others } = user
  const { jobTitle, address, metadata } = patch
  const { name = user.name, phoneNumber = formerNumber, profilePictureUrl = pictureOf(user) } = patch
  const data = { ...metadata, ...(jobTitle !== undefined && { jobTitle }), ...(address !== undefined && { address }) }
  return {
    ...others,
    // A picture that is changed or removed must not return by its former name.
    ...(patch.profilePictureUrl === undefined && { profileImage }),
    name,
    profilePictureUrl,
    ...(phoneNumber != null && { phoneNumber: patch.phoneNumber ? internationalNumber(phoneNumber) : phoneNumber }),
    // A text that does not change is sent as it came, even if it is no JSON.
    ...(Object.keys(data).length > 0 && { metadata: JSON.stringify(merged(metadataOf(user), data)) }),
  }
}

/** The metadata of a user: an empty object if their text is that of no object. */
function metadataOf({ metadata }: User): Readonly<Record<string, unknown>> {
  const data = parsed(metadata)
  return isRecord(data) ? data : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
