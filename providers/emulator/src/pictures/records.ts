import { records, rows } from '../core/records.ts'
import { oneOf, text } from '../core/shape.ts'
import { type ImageType, imageTypes } from './image-type.ts'

/** The uploaded picture of a user. A user has one. */
export interface Picture {
  /** The last part of its address. Each upload has another one. */
  id: string
  userId: string
  type: ImageType
  content: string
}

export const pictureRecords = records({
  pictures: rows<Picture>({ id: text, userId: text, type: oneOf(...imageTypes), content: text }),
})
