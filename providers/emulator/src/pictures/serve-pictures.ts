import type { Application } from '../calls/dispatch.ts'
import type { World } from '../calls/world.ts'
import type { CoreState } from '../core/state.ts'
import { missing } from '../http/errors.ts'
import { pictureRecords } from './records.ts'

/** Serves uploaded pictures at the addresses that their upload returned, to every page and without a token. */
export function servePictures(app: Application, world: World<CoreState>): void {
  app.get('/pictures/:id', (context) => {
    const { pictures } = pictureRecords.of(world.state)
    const found = pictures.find(({ id }) => id === context.req.param('id'))
    if (!found) throw missing('The picture')
    const bytes = Uint8Array.from(atob(found.content), (character) => character.charCodeAt(0))
    return new Response(bytes, {
      headers: {
        'content-type': found.type,
        'content-security-policy': "default-src 'none'",
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      },
    })
  })
}
