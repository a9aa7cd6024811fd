import type { AppOptions } from '../../headless/test/open-app.ts'

/** Answers the metadata of a tenant who configures the pages of the portal. An option of `openScreen`. */
export function configured(pages: object): NonNullable<AppOptions['instead']> {
  return answered({ themeV2: { adminPortal: { pages } } })
}

/** Answers the metadata of a tenant who configures the navigation of the portal. An option of `openScreen`. */
export function navigated(navigation: object): NonNullable<AppOptions['instead']> {
  return answered({ navigation })
}

function answered(configuration: object): NonNullable<AppOptions['instead']> {
  const rows = [{ configuration }]
  return ({ pathname }) => (pathname.endsWith('/metadata') ? Promise.resolve(Response.json({ rows })) : undefined)
}
