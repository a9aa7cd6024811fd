import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { genericErrorMessage, PorticoError } from '../../../core/errors.ts'
import { type RecordPatch, singleRecord } from '../../../core/lists/single-record.ts'
import { type Shape, shaped } from '../../../core/shape.ts'
import { isNewPicture, pictureForm, profileErrors, withTimeStamp } from './picture.ts'
import { bodyOf, profileOf } from './profile-of.ts'
import type { Profile, ProfileActions, ProfileState } from './types.ts'

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
    const { api, ports } = tools.client
    const record = singleRecord<Profile>(tools, {
      resource: 'me',
      read: async (signal) => shaped(profileOf(await read(signal)), profileShape),
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
