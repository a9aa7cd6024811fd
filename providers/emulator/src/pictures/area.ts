import { Refusal } from '@portico/headless/provider'
import { area } from '../calls/area.ts'
import { drawId } from '../core/random.ts'
import { readFile } from '../http/body.ts'
import { imageTypeOf, pictureRecords, picturesAt } from './pictures.ts'

/** The pictures that users upload. */
export const pictures = area({
  records: pictureRecords,
  handlers: {
    async uploadProfileImage(call) {
      const { user, tenant } = call.holder()
      const { state } = call
      const bytes = await readFile(call.sent, 'image', mostBytes)
      const type = imageTypeOf(bytes)
      if (!type) throw new Refusal(400, 'ER-PICTURE-TYPE', 'The picture must be a JPG, PNG, GIF or WebP file')
      const id = drawId(state)
      const content = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
      state.pictures = [
        ...state.pictures.filter(({ userId }) => userId !== user.id),
        { id, userId: user.id, type, content },
      ]
      call.audit({ user, tenantId: tenant.id })
      return new Response(`${picturesAt(call.url)}${id}`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
    },
  },
})

const mostBytes = 2 ** 20
