import type { AppOptions } from '../../headless/test/open-app.ts'

/** Answers the metadata of a tenant who configures the pages of the portal. An option of `openScreen`. */
export function configured(pages: object): NonNullable<AppOptions['instead']> {
  const rows = [{ configuration: { themeV2: { adminPortal: { pages } } } }]
  return ({ pathname }) => (pathname.endsWith('/metadata') ? Promise.resolve(Response.json({ rows })) : undefined)
}
