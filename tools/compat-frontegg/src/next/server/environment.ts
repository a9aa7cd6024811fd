/** Variables of the environment, by name. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Returns the environment with each variable of Frontegg's SDK under the name that Portico reads. A variable `PORTICO_…` that is
 * set comes first.
 */
export function porticoEnvironment(env: Environment): Environment {
  const renamed = Object.entries(env).flatMap(([name, value]) => {
    const own = variables[name]
    return own && value ? [[own, value] as const] : []
  })
  const present = Object.entries(env).filter(([, value]) => value)
  return { ...Object.fromEntries(renamed), ...Object.fromEntries(present) }
}

/** The variables of Frontegg's SDK that have a counterpart. */
export const variables: Readonly<Record<string, string>> = {
  FRONTEGG_APP_ID: 'PORTICO_APPLICATION_ID',
  FRONTEGG_APP_URL: 'PORTICO_APP_URL',
  FRONTEGG_BASE_URL: 'PORTICO_BASE_URL',
  FRONTEGG_CLIENT_ID: 'PORTICO_CLIENT_ID',
  FRONTEGG_CLIENT_SECRET: 'PORTICO_CLIENT_SECRET',
  FRONTEGG_COOKIE_DOMAIN: 'PORTICO_COOKIE_DOMAIN',
  FRONTEGG_COOKIE_NAME: 'PORTICO_COOKIE_NAME',
  FRONTEGG_COOKIE_SAME_SITE: 'PORTICO_COOKIE_SAME_SITE',
  FRONTEGG_ENCRYPTION_PASSWORD: 'PORTICO_ENCRYPTION_PASSWORD',
  FRONTEGG_FORWARD_IP: 'PORTICO_FORWARD_IP',
  FRONTEGG_HOSTED_LOGIN: 'PORTICO_HOSTED_LOGIN',
  FRONTEGG_JWT_PUBLIC_KEY: 'PORTICO_JWT_PUBLIC_KEY',
  FRONTEGG_SECURE_JWT_ENABLED: 'PORTICO_SECURE_JWT',
  FRONTEGG_SHARED_SECRET: 'PORTICO_SHARED_SECRET',
}
