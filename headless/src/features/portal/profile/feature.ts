import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { genericErrorMessage, PorticoError } from '../../../core/errors.ts'
import { merged, type RecordPatch, singleRecord } from '../../../core/lists/single-record.ts'
import { isRecord } from '../../../core/record.ts'
import { type Shape, shaped } from '../../../core/shape.ts'
import { parsed } from '../../../http/body.ts'
import type { components } from '../../../http/contract.gen.ts'
import { isNotBuilt } from '../../../http/if-offered.ts'
import { sessionFeature } from '../../../session/index.ts'
import { pictureOf } from '../../../session/picture-of.ts'
import { internationalNumber } from '../../phone-numbers/index.ts'
import type { Profile, ProfileActions, ProfileState } from './types.ts'

/** The codes of errors that `profile` makes itself. Their meaning is in its guide. */
const profileErrors = {
  pictureTooLarge: 'picture-too-large',
  pictureUnreadable: 'picture-unreadable',
} as const

/** The types of the members of {@link Profile}. */
const profileShape: Shape<Profile> = {
  id: 'string',
  email: 'text',
  isEmailVerified: 'flag',
  username: 'text',
  name: 'text',
  phoneNumber: 'text',
  jobTitle: 'text',
  address: 'text',
  'profilePictureUrl|null': 'string',
  metadata: 'dictionary',
  provider: 'text',
  managedBy: 'text',
}

/** The profile of the signed-in user. */
export const profileFeature: Feature<ProfileState, ProfileActions> = {
  name: 'profile',
  scope: 'user',
  source: 'admin-portal',
  reads: ['me'],
  state: () => ({ value: null }),
  actions(tools) {
    const { api, ports, get } = tools.client
    const record = singleRecord<Profile>(tools, {
      resource: 'me',
      read: async (signal) => shaped(profileOf(await readOrClaimed(signal)), profileShape),
      write,
    })
    return {
      ...record,
      uploadPicture: tools.task(
        'latest',
        async ({ optimistic, signal }, { dataUrl }) => {
          const form = pictureForm(dataUrl)
          optimistic(({ value }) => ({ value: value && { ...value, profilePictureUrl: dataUrl } }))
          await send({ profilePictureUrl: await upload(form, signal) }, signal)
        },
        { changes: ['me'] },
      ),
    }

    function read(signal: AbortSignal) {
      return api.get(me, { signal, retry: { attempts: 3, delay: 2000 } })
    }

    /** The profile of the provider; of one without profiles, the user of the session. */
    async function readOrClaimed(signal: AbortSignal): Promise<Answered> {
      const { user } = get(sessionFeature).getSnapshot()
      return read(signal).catch((thrown: unknown) => {
        if (!user || !isNotBuilt(thrown)) throw thrown
        const { id, email, name, isEmailVerified: verified, phone = '', profilePictureUrl = null, metadata = '' } = user
        return { id, email, name, verified, phoneNumber: phone, profilePictureUrl, metadata }
      })
    }

    async function write(patch: RecordPatch<Profile>, signal: AbortSignal): Promise<void> {
      const { profilePictureUrl } = patch
      if (!isNewPicture(profilePictureUrl)) return send(patch, signal)
      const address = await upload(pictureForm(profilePictureUrl), signal)
      await send({ ...patch, profilePictureUrl: address }, signal)
    }

    /** Lays the changes over the profile as it is now: another tab may have changed it since it was read. */
    async function send(patch: RecordPatch<Profile>, signal: AbortSignal): Promise<void> {
      await api.put(me, { body: bodyOf(await read(signal), patch), signal })
    }

    /** Stores a picture. Resolves to its address. */
    async function upload(body: FormData, signal: AbortSignal): Promise<string> {
      const file = await api
        .put('/team/resources/profile/me/image/v1', { body, as: 'blob', signal })
        .catch((thrown) => Promise.reject(isTooLarge(thrown) ? tooLarge(thrown) : thrown))
      const address = (await file.text()).trim()
      if (!/^https?:\/\//.test(address)) throw new PorticoError('unreadable-answer', genericErrorMessage)
      return withTimeStamp(address, ports.clock.now())
    }
  },
  start: loadWhileSignedIn,
}

const me = '/identity/resources/users/v2/me'

/** A server between the page and the provider refuses a large file as well, without a code. */
function isTooLarge(thrown: unknown): thrown is PorticoError {
  return thrown instanceof PorticoError && thrown.status === 413
}

function tooLarge({ message, status, traceId }: PorticoError): PorticoError {
  return new PorticoError(profileErrors.pictureTooLarge, message, { status, traceId })
}

/** `true` for a picture that is not stored yet. */
function isNewPicture(picture: string | null | undefined): picture is string {
  return picture?.startsWith('data:') ?? false
}

/** The form that uploads a picture. Throws if the text is no base64 `data:` URL of an image. */
function pictureForm(dataUrl: string): FormData {
  const [, type, base64] = /^data:(image\/[\w.+-]+);base64,([\w+/]+=*)$/.exec(dataUrl) ?? []
  if (type === undefined || base64 === undefined) throw unreadable()
  const form = new FormData()
  form.append('image', new Blob([bytesOf(base64)], { type }), `picture.${type.replace(/^image\/|\+.*$/g, '')}`)
  return form
}

/** The address with a time stamp, so that no cache returns the former picture. */
function withTimeStamp(address: string, now: number): string {
  return `${address}${address.includes('?') ? '&' : '?'}t=${now}`
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    throw unreadable()
  }
}

function unreadable(): PorticoError {
  return new PorticoError(
    profileErrors.pictureUnreadable,
    'The picture is no base64 data URL of an image. Choose another picture',
  )
}

type User = components['schemas']['User']

/** The members of an answer that a profile needs. The others may be missing. */
type Answered = Pick<User, 'id' | 'email' | 'name' | 'verified' | 'metadata'> & Partial<User>

/** The profile of the provider's answer. Job title and address are members of its metadata. */
export function profileOf(user: Answered): Profile {
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
function metadataOf({ metadata }: Pick<Answered, 'metadata'>): Readonly<Record<string, unknown>> {
  const data = parsed(metadata)
  return isRecord(data) ? data : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
