// @ts-check

/**
 * A page of a client that has only been made, as a server renders it and a browser takes it over.
 *
 * @param {Pick<typeof import('react'), 'createElement'>} react
 * @param {Pick<typeof import('@portico/headless'), 'PorticoProvider' | 'SignedIn' | 'SignedOut' | 'useLogin' | 'useSession'>} headless
 * @param {import('@portico/headless').Client} client
 */
export function page({ createElement }, headless, client) {
  const { PorticoProvider, SignedIn, SignedOut, useLogin, useSession } = headless

  function Page() {
    const { status, user } = useSession()
    const step = useLogin((login) => login.step.name)
    return createElement(
      'main',
      null,
      createElement('h1', { className: status }, user === null ? 'Nobody yet' : user.email),
      createElement('p', null, step),
      createElement(SignedIn, null, createElement('p', { className: 'in' })),
      createElement(SignedOut, null, createElement('p', { className: 'out' })),
    )
  }

  return createElement(PorticoProvider, { client }, createElement(Page))
}
