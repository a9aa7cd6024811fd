'use client'

import { lazyPart } from '../loading/lazy-part.tsx'
import { emptyPlace } from '../loading/place.ts'

/** The place of the vendor at the foot of a box. It follows the first form, and stays empty if its code does not load. */
export const SecuredByPlace = lazyPart(async () => (await import('./secured-by.tsx')).SecuredBy, emptyPlace)
