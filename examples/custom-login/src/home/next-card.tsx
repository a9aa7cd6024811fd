/** What to try with this example. */
export function NextCard() {
  return (
    <section className="card card-wide" aria-labelledby="next-title">
      <h2 id="next-title">What next</h2>
      <ul className="next">
        <li>
          <b>Reload this page</b> You stay signed in, and nothing flashes.
        </li>
        <li>
          <b>Switch off your network</b> Your session is kept and comes back by itself.
        </li>
        <li>
          <b>Open a deep link signed out</b> After signing in you land where you wanted to go.
        </li>
      </ul>
    </section>
  )
}
