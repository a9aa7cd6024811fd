import { notFound } from 'next/navigation'
import { noticeName } from '#notices'
import { isScreenPath } from '../server/screen-paths.ts'

export interface FronteggAppRouterProps {
  /** The parts of the path, by the name of the catch-all folder. */
  readonly params: CatchAll | Promise<CatchAll>
}

/** The parts of a path by the name of the folder that catches them. */
export type CatchAll = Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * The page of all paths of Portico's screens. The provider renders the screen, so it renders nothing. For any other path it
 * answers that there is no such page.
 *
 * @deprecated Use an empty page on `app/account/[...screen]`.
 */
export async function FronteggAppRouter({ params }: FronteggAppRouterProps): Promise<null> {
  noticeName('FronteggAppRouter')
  const parts = Object.values(await params).flat()
  return isScreenPath(`/${parts.join('/')}`) ? null : notFound()
}
